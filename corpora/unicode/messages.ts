import { blocklyMessages, jsonStrings } from '../cleaning.ts'
import type { Cut, Source } from '../manifest.ts'

/**
 * Messages of user interfaces, by language: short sentences by many translators. Train only, so that most
 * languages of the UDHR's holdout are met in another text by other hands, as in production.
 */
export const messages: readonly Source[] = [
  ...blockly(
    'unicode/latin-european',
    `sq br ca cs da de es et eu fi fr gl hr hu is it lb lt lv nb nl oc pl pt-br ro sc sk sl sv hsb`,
    { short: 2, medium: 1 },
  ),
  ...blockly('unicode/latin-world', 'az vi tr id ms ha ig yo kab tl dtp ee ia eo diq gor', {
    short: 2,
    medium: 1,
  }),
  ...blockly('unicode/cyrillic', 'ru uk', { short: 2, medium: 2 }),
  ...blockly('unicode/cyrillic', 'bg be mk sr ba ce ab inh kbd-cyrl', { short: 1, medium: 1 }),
  ...blockly('unicode/latin-european', 'pms sr-latn hrx', { short: 1 }),
  ...axe('unicode/latin-european', 'da eu nb pt_BR sv', { short: 1 }),
  ...blockly('unicode/arabic-hebrew', 'lki bcc lrc', { short: 1 }),
  ...blockly('unicode/indic', 'tcy dty', { short: 1 }),
  ...blockly('unicode/greek', 'el', { short: 6, medium: 4 }),
  ...blockly('unicode/arabic-hebrew', 'fa ar he ug-arab sd ur', { short: 2, medium: 2 }),
  ...blockly('unicode/indic', 'kn hi ta ne bn te pa ml', { short: 1, medium: 2 }),
  ...blockly('unicode/southeast-asian', 'th shn tdd lo mnw my', { short: 3, medium: 2 }),
  ...blockly('unicode/other-scripts', 'hy xmf zgh', { short: 2, medium: 1 }),
  ...blockly('unicode/chinese', 'zh-hans zh-hant', { short: 4, medium: 2 }),
  ...blockly('unicode/japanese', 'ja', { short: 6, medium: 3 }),
  ...blockly('unicode/korean', 'ko', { short: 6, medium: 3 }),
  ...axe('unicode/latin-european', 'de es fr it pl pt_PT', { short: 1, medium: 1 }),
  ...axe('unicode/latin-world', 'az', { short: 1, medium: 1 }),
  ...axe('unicode/cyrillic', 'ru', { short: 3, medium: 3 }),
  ...axe('unicode/greek', 'el', { short: 6, medium: 5 }),
  ...axe('unicode/arabic-hebrew', 'he', { short: 3, medium: 3 }),
  ...axe('unicode/chinese', 'zh_CN zh_TW', { short: 4, medium: 3 }),
  ...axe('unicode/japanese', 'ja', { short: 8, medium: 5 }),
  ...axe('unicode/korean', 'ko', { short: 8, medium: 5 }),
  // As they are: messages of a few languages inside of code.
  ...['fr', 'ru', 'ar', 'hi', 'th', 'zh-hans', 'ja', 'ko', 'vi', 'el'].map((language) => ({
    ...blocklyFile('unicode/mixed', language),
    cut: { short: 1, medium: 1 },
  })),
]

function blockly(kind: string, languages: string, cut: Cut): Source[] {
  return languages
    .split(/\s+/)
    .map((language) => ({ ...blocklyFile(kind, language), cleaning: blocklyMessages, cut }))
}

function blocklyFile(kind: string, language: string): Omit<Source, 'cut'> {
  return {
    id: `blockly-${language}`,
    kind,
    split: 'train',
    licence: 'Apache-2.0',
    origin: { package: 'blockly', files: [`msg/${language}.js`] },
  }
}

function axe(kind: string, languages: string, cut: Cut): Source[] {
  return languages.split(/\s+/).map((language) => ({
    id: `axe-core-${language}`,
    kind,
    split: 'train',
    licence: 'MPL-2.0',
    origin: { package: 'axe-core', files: [`locales/${language}.json`] },
    cleaning: jsonStrings,
    cut,
  }))
}
