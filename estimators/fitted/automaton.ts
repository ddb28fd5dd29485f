import { SYMBOLS } from './symbols.ts'

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
const roleOfClass = '00001345678888888801222885'
const ROLES = 9
const FIRST_WORD = 1
const LAST_WORD = 9
export const KINDS: number = rules.length / ROLES
/** Pieces of up to so many units are told apart: a state is a kind times this, plus the units so far, less 1. */
export const LENGTHS = 9
export const STATES: number = KINDS * LENGTHS

export function kindOf(state: number): number {
  return Math.floor(state / LENGTHS)
}

/** For a state times SYMBOLS, plus a symbol: the next state times SYMBOLS, plus 1 where a piece starts. */
export function buildAutomaton(classOf: Uint8Array): Uint16Array {
  return new Uint16Array(STATES * SYMBOLS).map((_, cell) => {
    const state = Math.floor(cell / SYMBOLS)
    const kind = kindOf(state)
    const role = roleOfClass[classOf[cell % SYMBOLS] as number]
    const code = rules.charCodeAt(kind * ROLES + Number(role))
    const starts = code < 97
    const nextKind = (code & 31) - 1
    const grows = !starts && (nextKind === kind || (isWord(kind) && isWord(nextKind)))
    const length = grows ? Math.min((state % LENGTHS) + 1, LENGTHS - 1) : 0
    return (nextKind * LENGTHS + length) * SYMBOLS + Number(starts)
  })
}

function isWord(kind: number): boolean {
  return kind >= FIRST_WORD && kind <= LAST_WORD
}
