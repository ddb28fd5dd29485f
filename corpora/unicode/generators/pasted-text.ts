import { chance, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const european = [
  'Žluťoučký vlak přijíždí na třetí kolej se zpožděním pěti minut.',
  'Größere Bücher müssen leider draußen übernachten.',
  'À Noël, l’hôtesse a reçu où l’été naïf ne va plus.',
  'Mañana el niño pingüino tendrá vergüenza y corazón.',
  'Çocuk ağaçtan düşünce şaşkın şaşkın göğe baktı.',
  'Một buổi sáng ở chợ nổi, người bán dừa gọi khách bằng tiếng hát.',
  'Gdzieś żółta łódź płynie pod prąd, śpiewając źle, lecz głośno.',
  'Þórður fór í sveitina og kom ekki aftur fyrr en í október.',
  'Ő sütött húsz tükörtojást a hűvös műhelyben.',
  'På øya bor åtte sauer, én ærlig hund og en døv måke.',
]
const typographic = [
  '“It’s 5′ 10″ – maybe 6′,” she said… ‘Really?’',
  'Price: €1 299,00 (≈ £1 100) — incl. 19 % VAT¹',
  'H₂O + CO₂ ⇌ H₂CO₃, ΔH° = −20 kJ·mol⁻¹',
  '∀ε>0 ∃δ>0: |x−a|<δ ⇒ |f(x)−f(a)|<ε',
  '½ cup sugar, ¾ tsp salt, 180 °C / 350 °F',
  '„Donaudampf­schiff­fahrts­gesellschaft“ («Société»)',
  '→ Menu ▸ Tools ▸ Options… (Ctrl+⇧+P, ⌘K)',
  'Ⅳ. Kapitel № 12 § 3 ¶ 2 † ‡ • ‣',
  '∑ᵢ₌₁ⁿ xᵢ² ≤ ∫₀^∞ e^{−t}dt ≈ π/√2 ≠ ∅',
]
const wide = [
  'ＡＢＣ１２３',
  'ﾃｽﾄ用ﾃﾞｰﾀ',
  '（株）山田商店',
  '㍿ ㎏ ㎡ ℡ ①②③',
  '第２回　会議室Ｂ',
  '￥１２，０００－',
]
const scripts = [
  'На сайте example.com написано «beta», но кнопка Download не работает.',
  'Das Wort „переводчик“ heißt Übersetzer, auf Chinesisch 翻译.',
  'The kanji 木 (ki, tree) doubled gives 林 and tripled 森.',
  'Το λογότυπο γράφει OPEN, όχι ΩΡΕΝ.',
  'قال لي: "See you tomorrow" ثم أغلق الباب.',
  'ჩაის სახლი (tea house), Rustaveli Ave. 14, თბილისი',
  'Ես կարդում եմ README.md ֆայլը։',
  'ᐃᓄᒃᑎᑐᑦ means “in Inuktitut”.',
  '我的 Wi‑Fi 密码是 correct‑horse，大写 C。',
  'Người bạn của tôi viết: 「また明日」.',
  'שם הקובץ: report_סופי_v2.docx (גרסה 3.1)',
]

/** Text as it comes out of documents and clipboards: decomposed accents, full width, symbols, several scripts a line. */
export const pastedText: Generator = sizedTexts('pasted-text', (random, length) => {
  const decomposed = chance(random, 0.5)
  const pools = some(
    random,
    [european, european, typographic, wide, scripts, scripts],
    wholeNumber(random, 2, 4),
  )
  const text = joinUntil(length, pick(random, ['\n', ' ', '\u00a0\n', '\n\n']), () =>
    line(random, pick(random, pools)),
  )
  return decomposed ? text.normalize('NFD') : text
})

function line(random: Random, pool: readonly string[]): string {
  const text = pick(random, pool)
  if (chance(random, 0.15)) return `• ${text}`
  if (chance(random, 0.1)) return `“${text}”`
  if (chance(random, 0.1)) return times(2, () => pick(random, pool)).join(' / ')
  return text
}
