import { type Automaton, compile, extraClass, type Transitions, unitClassesWith } from './automaton.ts'
import { isAsciiLetter, isEastAsian } from './scan-deepseek.ts'
import type { ScannerRules } from './scanner.ts'
import { charClass } from './unicode.ts'

export function createAutomaton(rules: ScannerRules): Automaton {
  switch (rules.family) {
    case 'tiktoken':
      return tiktoken(rules)
    case 'deepseek':
      return deepseek
    case 'gpt2':
      return gpt2
    case 'sentencepiece':
      return sentencePiece
  }
}

const plainUnits = unitClassesWith((unit, general) => {
  if (unit === 39) return extraClass.apostrophe
  return unit === 47 ? extraClass.slash : general
})

function same(next: string, names: readonly (keyof Transitions)[]): Transitions {
  return Object.fromEntries(names.map((name) => [name, next]))
}

const signs = ['symbol', 'apostrophe', 'slash', 'control'] as const
const spaces = ['space', 'blank'] as const

function tiktoken(rules: Extract<ScannerRules, { family: 'tiktoken' }>): Automaton {
  const han = rules.splitHan ? {} : { han: 'both' }
  const marks = rules.marks ? { mark: 'both' } : {}
  const word: Transitions = rules.splitCase
    ? { upper: 'head', lower: 'tail', uncased: 'both', ...han, ...marks }
    : { ...same('tail', ['upper', 'lower', 'uncased', 'han']), ...(rules.marks ? { mark: 'tail' } : {}) }
  const suffix: Transitions = rules.contractions === 'suffix' ? { apostrophe: 'unsure' } : {}
  const markSign: Transitions = rules.marks && !rules.splitCase ? {} : { mark: 'signs' }
  const tail: Transitions = rules.splitCase
    ? { ...same('tail', ['lower', 'uncased']), ...(rules.splitHan ? {} : { han: 'tail' }), mark: 'tail' }
    : word
  return compile(
    {
      start: {
        ...word,
        ...same('sign', signs),
        ...(rules.contractions === 'apart' ? { apostrophe: 'unsure' } : {}),
        ...(rules.splitHan ? { han: 'han' } : {}),
        mark: 'unsure',
        space: 'space',
        blank: 'blank',
        newline: 'newline',
        digit: 'digit1',
      },
      head: {
        upper: 'head',
        lower: 'tail',
        ...same('unsure', ['uncased', 'mark', 'han']),
        ...suffix,
        else: 'here',
      },
      ...(rules.splitHan
        ? {
            head: {
              upper: 'head',
              lower: 'tail',
              ...same('unsure', ['uncased', 'mark']),
              ...suffix,
              else: 'here',
            },
          }
        : {}),
      both: {
        ...same('both', ['uncased', 'mark']),
        ...han,
        lower: 'tail',
        upper: 'unsure',
        ...suffix,
        else: 'here',
      },
      tail: { ...tail, ...suffix, else: 'here' },
      han: { han: 'han', else: 'here' },
      sign: { ...same('signs', signs), ...markSign, ...word, newline: 'signLines', else: 'here' },
      signs: { ...same('signs', signs), ...markSign, newline: 'signLines', else: 'here' },
      signLines: { newline: 'signLines', ...(rules.slashes ? { slash: 'signLines' } : {}), else: 'here' },
      space: {
        ...same('signs', signs),
        ...markSign,
        ...word,
        ...same('blanks', spaces),
        newline: 'unsure',
        else: 'here',
      },
      blank: { ...word, ...same('blanks', spaces), newline: 'unsure', else: 'here' },
      blanks: { ...same('blanks', spaces), newline: 'unsure', else: 'before' },
      newline: { newline: 'newline', ...same('lineBlanks', spaces), else: 'here' },
      // Two pieces, the line ends and the blanks, unless there are more line ends to come.
      lineBlanks: { ...same('lineBlanks', spaces), newline: 'unsure', else: 'before' },
      digit1: rules.digits === 1 ? { else: 'here' } : { digit: 'digit2', else: 'here' },
      digit2: { digit: 'digit3', else: 'here' },
      digit3: { else: 'here' },
    },
    plainUnits,
  )
}

const deepseek: Automaton = compile(
  {
    start: {
      ...same('word', ['lower', 'uncased', 'mark']),
      symbol: 'sign',
      otherSymbol: 'signs',
      eastAsian: 'east',
      space: 'space',
      blank: 'blank',
      newline: 'newline',
      digit: 'digit1',
    },
    word: { ...same('word', ['lower', 'uncased', 'mark']), else: 'here' },
    asciiWord: { lower: 'asciiWord', else: 'here' },
    east: { eastAsian: 'east', else: 'here' },
    sign: {
      lower: 'asciiWord',
      ...same('signs', ['symbol', 'otherSymbol']),
      newline: 'signLines',
      else: 'here',
    },
    signs: { ...same('signs', ['symbol', 'otherSymbol']), newline: 'signLines', else: 'here' },
    signLines: { newline: 'signLines', else: 'here' },
    space: {
      ...same('word', ['lower', 'uncased', 'mark']),
      ...same('signs', ['symbol', 'otherSymbol']),
      ...same('blanks', spaces),
      newline: 'unsure',
      else: 'here',
    },
    blank: {
      ...same('word', ['lower', 'uncased', 'mark']),
      ...same('blanks', spaces),
      newline: 'unsure',
      else: 'here',
    },
    blanks: {
      ...same('blanks', spaces),
      newline: 'unsure',
      ...same('here', ['digit', 'eastAsian']),
      else: 'before',
    },
    newline: { newline: 'newline', ...same('lineBlanks', spaces), else: 'here' },
    lineBlanks: {
      ...same('lineBlanks', spaces),
      newline: 'unsure',
      ...same('here', ['digit', 'eastAsian']),
      else: 'before',
    },
    digit1: { digit: 'digit2', else: 'here' },
    digit2: { digit: 'digit3', else: 'here' },
    digit3: { else: 'here' },
  },
  // ASCII letters are `lower`, other ones `uncased`; ASCII signs `symbol`, other ones `otherSymbol`.
  unitClassesWith((unit, general) => {
    if (isEastAsian(unit)) return extraClass.eastAsian
    if (isAsciiLetter(unit)) return charClass.lower
    if (general === charClass.upper || general === charClass.lower || general === charClass.han)
      return charClass.uncased
    return general === charClass.symbol && unit > 127 ? extraClass.otherSymbol : general
  }),
)

const letters = ['upper', 'lower', 'uncased', 'han'] as const
const white = ['space', 'blank', 'newline'] as const

const gpt2: Automaton = compile(
  {
    start: {
      ...same('word', letters),
      ...same('signs', signs),
      mark: 'signs',
      apostrophe: 'unsure',
      digit: 'digits',
      space: 'space',
      ...same('white', ['blank', 'newline']),
    },
    word: { ...same('word', letters), else: 'here' },
    digits: { digit: 'digits', else: 'here' },
    signs: { ...same('signs', signs), mark: 'signs', else: 'here' },
    space: {
      ...same('word', letters),
      ...same('signs', signs),
      mark: 'signs',
      digit: 'digits',
      ...same('whites', white),
    },
    white: { ...same('whites', white), else: 'here' },
    whites: { ...same('whites', white), else: 'before' },
  },
  plainUnits,
)

const sentencePiece: Automaton = compile(
  {
    start: {
      ...same('word', letters),
      mark: 'word',
      ...same('signs', signs),
      control: 'unsure',
      digit: 'single',
      space: 'space',
      newline: 'newline',
    },
    word: { ...same('word', letters), mark: 'word', else: 'here' },
    signs: { ...same('signs', signs), else: 'here' },
    single: { else: 'here' },
    space: { ...same('word', letters), mark: 'word', ...same('signs', signs), space: 'spaces', else: 'here' },
    spaces: { space: 'spaces', else: 'here' },
    newline: { newline: 'unsure', else: 'here' },
  },
  plainUnits,
)
