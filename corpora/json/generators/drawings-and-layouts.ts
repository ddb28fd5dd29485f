// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Maven has placeholders of its own
import { chance, decimal, hexDigits, letters, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const labels = [
  'Add to basket',
  'Next',
  'Username',
  'Total',
  'Rückwärts',
  'Découvrir',
  'Notifications',
  'Night shift',
]
const artifacts = [
  'commons-text',
  'jackson-databind',
  'slf4j-api',
  'guava',
  'junit-jupiter',
  'netty-handler',
  'hikaricp',
]
const groups = ['org.example.libs', 'com.example.data', 'io.example.net', 'org.example.testing']

/** XML that describes things: drawings, screens, builds, music, translation units. */
export const drawingsAndLayouts: Generator = sizedTexts('drawings-and-layouts', (random, length) => {
  const [open, part, close, separator] = pick(random, [drawing, screen, build, score, translations])(random)
  return `${open}${separator}${joinUntil(length - open.length - close.length, separator, part)}${separator}${close}`
})

type Form = readonly [open: string, part: (index: number) => string, close: string, separator: string]

function drawing(random: Random): Form {
  const decimals = pick(random, [0, 1, 2, 3])
  const n = (): string => decimal(random, 0, 512, decimals)
  const colour = (): string => `#${hexDigits(random, pick(random, [3, 6]))}`
  const shapes = [
    () =>
      `<path d="M${n()} ${n()}${times(wholeNumber(random, 2, 9), () => pick(random, [`c${n()}-${n()} ${n()},${n()} ${n()} ${n()}`, `l-${n()} ${n()}`, `h${n()}`, `v-${n()}`])).join('')}z" fill="${colour()}"/>`,
    () => `<circle cx="${n()}" cy="${n()}" r="${n()}" stroke="${colour()}" stroke-width="2"/>`,
    () =>
      `<rect x="${n()}" y="${n()}" width="${n()}" height="${n()}" rx="4" class="st${wholeNumber(random, 0, 9)}"/>`,
    () =>
      `<g transform="translate(${n()},${n()}) rotate(-${n()})"><text font-size="12">${pick(random, labels)}</text></g>`,
    () =>
      `<polyline points="${times(wholeNumber(random, 3, 12), () => `${n()},${n()}`).join(' ')}" fill="none"/>`,
  ]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    () => pick(random, shapes)(),
    '</svg>',
    pick(random, ['\n  ', '']),
  ]
}

function screen(random: Random): Form {
  const views = ['TextView', 'Button', 'ImageView', 'EditText', 'androidx.cardview.widget.CardView']
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<androidx.constraintlayout.widget.ConstraintLayout\n    xmlns:android="http://schemas.android.com/apk/res/android"\n    xmlns:app="http://schemas.android.com/apk/res-auto"\n    android:layout_width="match_parent"\n    android:layout_height="match_parent">\n',
    (index) => {
      const attributes = some(
        random,
        [
          `android:text="${pick(random, labels)}"`,
          'android:visibility="gone"',
          `android:layout_marginTop="${wholeNumber(random, 1, 8) * 4}dp"`,
          `android:textColor="@color/${pick(random, ['primary', 'muted', 'on_surface'])}"`,
          'app:layout_constraintStart_toStartOf="parent"',
          `app:layout_constraintTop_toBottomOf="@id/view_${wholeNumber(random, 0, 20)}"`,
          `android:contentDescription="@string/desc_${index}"`,
        ],
        wholeNumber(random, 2, 6),
      )
      return `    <${pick(random, views)}\n        android:id="@+id/view_${index}"\n        android:layout_width="wrap_content"\n        android:layout_height="${pick(random, ['wrap_content', '0dp', '48dp'])}"\n${attributes.map((line) => `        ${line}`).join('\n')} />`
    },
    '\n</androidx.constraintlayout.widget.ConstraintLayout>',
    '\n',
  ]
}

function build(random: Random): Form {
  return [
    '<project>\n  <modelVersion>4.0.0</modelVersion>\n  <dependencies>',
    () =>
      `    <dependency>\n      <groupId>${pick(random, groups)}</groupId>\n      <artifactId>${pick(random, artifacts)}</artifactId>\n      <version>${chance(random, 0.3) ? '${project.version}' : `${wholeNumber(random, 0, 33)}.${wholeNumber(random, 0, 20)}${pick(random, ['.1', '.0-jre', '.Final', '-SNAPSHOT'])}`}</version>${chance(random, 0.4) ? '\n      <scope>test</scope>' : ''}\n    </dependency>`,
    '  </dependencies>\n</project>',
    '\n',
  ]
}

function score(random: Random): Form {
  const note = (): string =>
    `<note><pitch><step>${letters(random, 'ABCDEFG', 1)}</step>${chance(random, 0.2) ? '<alter>-1</alter>' : ''}<octave>${wholeNumber(random, 3, 5)}</octave></pitch><duration>${pick(random, [1, 2, 4])}</duration><type>${pick(random, ['eighth', 'quarter', 'half'])}</type></note>`
  return [
    '<score-partwise version="4.0">\n<part-list><score-part id="P1"><part-name>Clarinet in B♭</part-name></score-part></part-list>\n<part id="P1">',
    (index) => `<measure number="${index + 1}">${times(wholeNumber(random, 1, 5), note).join('')}</measure>`,
    '</part>\n</score-partwise>',
    '\n',
  ]
}

function translations(random: Random): Form {
  return [
    '<xliff version="1.2"><file source-language="en" target-language="de" datatype="plaintext"><body>',
    (index) =>
      `<trans-unit id="${pick(random, ['menu', 'cart', 'err'])}.${index}"><source>${pick(random, labels)} (${wholeNumber(random, 2, 99)})</source><target state="${pick(random, ['translated', 'needs-review-translation'])}">${pick(random, ['Weiter', 'Benutzername', 'Zum Warenkorb hinzufügen', 'Gesamtsumme', 'Nachtschicht'])} (${wholeNumber(random, 2, 99)})</target></trans-unit>`,
    '</body></file></xliff>',
    '\n\t',
  ]
}
