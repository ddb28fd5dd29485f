import fc from 'fast-check'

/** A conversation before it takes a provider's form. Each format renders what it can express of it. */
export interface Script {
  /** System messages at the start. */
  readonly systems: readonly string[]
  /** A result whose call was lost before: the input's own violation. */
  readonly orphan: boolean
  /** What the model did before any user spoke. */
  readonly preamble: readonly Step[]
  readonly turns: readonly ScriptTurn[]
}

export interface ScriptTurn {
  /** A system message just before the user's. */
  readonly system: string | null
  readonly user: Content
  readonly steps: readonly Step[]
  /** The model's answer; null while the turn goes on. */
  readonly final: string | null
}

export interface Content {
  readonly text: string | null
  readonly image: boolean
  /** A part of a kind that nobody knows. */
  readonly unknown: boolean
}

/** One response of the model and the results of its calls. */
export interface Step {
  readonly thinking: 'none' | 'plain' | 'signed'
  readonly text: string | null
  /** What a tool gave that the provider runs itself: it stays in the model's own message. */
  readonly hosted: string | null
  readonly calls: readonly ScriptCall[]
  /** Results come in the reverse order of their calls. */
  readonly reversed: boolean
  /** Each result is a message of its own, where the format has the choice. */
  readonly separate: boolean
  /** What the user says beside the results, where a message can hold both. */
  readonly interjection: string | null
}

export interface ScriptCall {
  /** Used again by later calls; '' in formats and servers without ids. */
  readonly id: string
  readonly name: string
  readonly argument: string
  /** null: never answered. */
  readonly result: { readonly text: string; readonly image: boolean; readonly repeated: boolean } | null
  /** The user was asked, and said yes. */
  readonly approval: boolean
}

const WORDS = ['alpha', 'βήτα', '三', '😀', 'delta\n', '{"a":[1,2]}', '\ud83d', 'null', '  ']

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((w) => w.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc.nat(400).map((length) => 'lorem '.repeat(Math.ceil(length / 6)).slice(0, length)),
  },
)

const content: fc.Arbitrary<Content> = fc.record({
  text: fc.option(text, { freq: 6 }),
  image: rarely(),
  unknown: rarely(),
})

const call: fc.Arbitrary<ScriptCall> = fc.record({
  id: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'),
  name: fc.constantFrom('read', 'write'),
  argument: text,
  result: fc.option(fc.record({ text, image: rarely(), repeated: rarely() }), { freq: 5 }),
  approval: rarely(),
})

const step: fc.Arbitrary<Step> = fc.record({
  thinking: fc.constantFrom('none', 'none', 'plain', 'signed'),
  text: fc.option(text, { freq: 1 }),
  hosted: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: text }),
  // One id twice in one batch is no valid input; the regression tests have it.
  calls: fc.uniqueArray(call, { maxLength: 3, selector: (c) => c.id || {} }),
  reversed: fc.boolean(),
  separate: fc.boolean(),
  interjection: fc.constantFrom(null, null, null, null, null, null, 'wait', ''),
})

const turn: fc.Arbitrary<ScriptTurn> = fc.record({
  system: fc.constantFrom(null, null, null, null, 'note'),
  user: content,
  steps: fc.array(step, { maxLength: 3 }),
  final: fc.option(text, { freq: 2 }),
})

export const script: fc.Arbitrary<Script> = fc.record({
  systems: fc.constantFrom([], ['be brief'], ['be brief'], ['be brief', 'a rule '.repeat(60)]),
  orphan: fc.constantFrom(false, false, false, false, false, false, false, true),
  preamble: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(step, { maxLength: 2 }) },
  ),
  turns: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 9, arbitrary: fc.array(turn, { minLength: 1, maxLength: 4 }) },
  ),
})

function rarely(): fc.Arbitrary<boolean> {
  return fc.constantFrom(false, false, false, false, false, false, false, true)
}
