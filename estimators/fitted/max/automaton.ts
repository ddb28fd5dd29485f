import { charClass, classes } from './unicode.ts'

/**
 * The splitting rules once more, as a table that is walked a character at a time: fast, but it knows only the common
 * cases and hands the rest to the scanner. A test holds the two to the same pieces.
 */
export interface Automaton {
  /** By UTF-16 unit. */
  readonly classes: Uint8Array
  /** By state | class: the next state, or an ending. */
  readonly table: Uint16Array
}

/** States are multiples of 16, to be joined with a class. These are reached where a piece has ended. */
export const ending = {
  /** Pieces end before this character. */
  here: 0,
  /** They end before the character before: white space that goes with the next word. */
  before: 16,
  /** Ask the scanner. */
  unsure: 32,
} as const

/** The state in which every piece begins, and the first that is no ending. */
export const startState = 48 as const

/** Classes that some rules tell apart on top of the general ones. */
export const extraClass = { apostrophe: 12, slash: 13, eastAsian: 14, otherSymbol: 15 } as const

export type ClassName = keyof typeof charClass | keyof typeof extraClass

const classNumbers: Readonly<Record<ClassName, number>> = { ...charClass, ...extraClass }

/** What follows a state: per class the next state's name or an ending; `else` for all other classes. */
export type Transitions = Readonly<Partial<Record<ClassName | 'else', string>>>

/** Compiles rules by name; the state `start` comes first. `lead` (surrogates) is always left to the scanner. */
export function compile(states: Readonly<Record<string, Transitions>>, unitClasses: Uint8Array): Automaton {
  const names = ['start', ...Object.keys(states).filter((name) => name !== 'start')]
  const numberOf = (name: string): number =>
    name in ending ? ending[name as keyof typeof ending] : startState + 16 * names.indexOf(name)
  const table = new Uint16Array(startState + 16 * names.length).fill(ending.unsure)
  for (const name of names) {
    const transitions = states[name] as Transitions
    for (const [className, number] of Object.entries(classNumbers)) {
      const next = transitions[className as ClassName] ?? transitions.else ?? 'unsure'
      table[numberOf(name) | number] = className === 'lead' ? ending.unsure : numberOf(next)
    }
  }
  return { classes: unitClasses, table }
}

/** The general classes of all UTF-16 units, with exceptions. */
export function unitClassesWith(exception: (unit: number, general: number) => number): Uint8Array {
  const out = new Uint8Array(0x10000)
  for (let unit = 0; unit < out.length; unit++) out[unit] = exception(unit, classes[unit] as number)
  return out
}
