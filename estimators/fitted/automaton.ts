import { CLASSES, SYMBOLS } from './symbols.ts'

/**
 * Cuts a text into pieces about as tokenizers do before they merge. Whether a unit starts a piece is decided
 * without looking ahead, so a text may come in any chunks.
 *
 * One row for each kind of piece; one column for each role of the next unit: lower case, capital, other letter,
 * digit, space, other blank, line break, apostrophe, other. A small letter continues the piece as that kind, a
 * capital starts one.
 */
const rules =
  'BEHMPRTUU' + // a  nothing yet
  'bEhMPRTlU' + // b  a word
  'cEiMPRTlU' + // c  a word behind one space
  'dEjMPRTlU' + // d  a word behind one sign
  'behMPRTlU' + // e  capitals
  'cfiMPRTlU' + // f  capitals behind one space
  'dgjMPRTlU' + // g  capitals behind one sign
  'hEhMPRTlU' + // h  other letters
  'iEiMPRTlU' + // i  other letters behind one space
  'jEjMPRTlU' + // j  other letters behind one sign
  'kEkMPRTlU' + // k  letters behind an apostrophe
  'kkkMPRxvv' + // l  an apostrophe behind a word
  'BEHnPRTUU' + // m  the first of three digits
  'BEHoPRTUU' + // n  the second
  'BEHMPRTUU' + // o  the third
  'cfiMqstww' + // p  one space
  'CFIMqstWW' + // q  more spaces
  'dgjMqstUU' + // r  one other blank
  'DGJMqstUU' + // s  more blanks
  'BEHMPRtUU' + // t  line breaks
  'dgjMPRxvv' + // u  one sign
  'BEHMPRxvv' + // v  more signs
  'BEHMPRxww' + // w  signs behind one space
  'BEHMPRxUU' //  x  line breaks behind signs

/** The role of each class of symbols, as a column of the rules. */
const roleOfClass = '0000011345678888888801222885'
const ROLES = 9
const FIRST_WORD = 1
const LAST_WORD = 9
/** Up to which length pieces of a kind are told apart. */
const longest = '199999999931111171341542'

export interface Automaton {
  readonly states: number
  /** Kind of piece, and units in it so far (up to the longest told apart), for each state. */
  readonly kindOf: Uint8Array
  readonly lengthOf: Uint8Array
  /** For a state's offset (its number times SYMBOLS) plus a symbol: the offset of the next state, plus 1 at a start. */
  readonly next: Uint16Array
}

export const KINDS: number = rules.length / ROLES

export function buildAutomaton(classOf: Uint8Array): Automaton {
  const first: number[] = []
  const kinds: number[] = []
  const lengths: number[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    first.push(kinds.length)
    for (let length = 1; length <= longestOf(kind); length++) {
      kinds.push(kind)
      lengths.push(length)
    }
  }
  const next = new Uint16Array(kinds.length * SYMBOLS).map((_, cell) => {
    const state = Math.floor(cell / SYMBOLS)
    const kind = kinds[state] as number
    const role = Number(roleOfClass[classOf[cell % SYMBOLS] as number])
    const code = rules.charCodeAt(kind * ROLES + role)
    const starts = code < 97
    const nextKind = (code & 31) - 1
    const grows = !starts && (nextKind === kind || (isWord(kind) && isWord(nextKind)))
    const length = grows ? Math.min((lengths[state] as number) + 1, longestOf(nextKind)) : 1
    return ((first[nextKind] as number) + length - 1) * SYMBOLS + (starts ? 1 : 0)
  })
  return { states: kinds.length, kindOf: Uint8Array.from(kinds), lengthOf: Uint8Array.from(lengths), next }
}

function isWord(kind: number): boolean {
  return kind >= FIRST_WORD && kind <= LAST_WORD
}

function longestOf(kind: number): number {
  return Number.parseInt(longest[kind] as string, 16)
}
