import { featureOf } from '../../max/features.ts'
import type { SizedToken } from './build-model.ts'
import { familyOf, type Ladder, type Ladders, type Plan, planOf } from './plan.ts'

/** From the most precise to the most frugal; chosen on o200k_base by cross-validation inside train. */
const levels: readonly Ladders[] = [
  level(
    [
      [8, 8],
      [8, 8],
      [8, 6],
      [8, 3],
      [8, 2],
    ],
    [
      [8, 8],
      [8, 4],
      [8, 2],
    ],
    [
      [8, 3],
      [8, 2],
    ],
  ),
  level(
    [
      [8, 8],
      [8, 8],
      [7, 4],
      [7, 2],
      [7, 1],
    ],
    [
      [8, 8],
      [8, 4],
      [7, 2],
      [7, 1],
    ],
    [
      [8, 3],
      [8, 2],
    ],
  ),
  level(
    [
      [8, 8],
      [7, 8],
      [7, 4],
      [6, 2],
      [6, 1],
    ],
    [
      [7, 6],
      [7, 4],
      [7, 2],
      [6, 1],
    ],
    [
      [8, 3],
      [8, 2],
    ],
  ),
  level(
    [
      [7, 8],
      [7, 8],
      [6, 4],
      [6, 2],
      [5, 1],
    ],
    [
      [7, 5],
      [7, 3],
      [6, 1],
    ],
    [
      [8, 3],
      [8, 2],
    ],
  ),
  level(
    [
      [7, 8],
      [7, 8],
      [5, 3],
      [5, 2],
      [5, 1],
      [4, 1],
    ],
    [
      [7, 4],
      [6, 3],
      [6, 1],
    ],
    [
      [8, 2],
      [7, 1],
    ],
  ),
  level(
    [
      [7, 8],
      [7, 8],
      [5, 3],
      [4, 1],
      [4, 1],
      [4, 1],
      [4, 1],
      [3, 1],
    ],
    [
      [6, 4],
      [6, 3],
      [5, 1],
    ],
    [
      [8, 2],
      [7, 1],
    ],
  ),
  level(
    [
      [7, 8],
      [6, 6],
      [5, 3],
      [4, 1],
      [4, 1],
      [4, 1],
      [3, 1],
    ],
    [
      [6, 3],
      [5, 2],
      [5, 1],
    ],
    [
      [8, 2],
      [7, 1],
    ],
  ),
]

function level(words: Ladder, scripts: Ladder, eastAsian: Ladder): Ladders {
  return {
    eastAsian,
    scripts,
    latin: scripts,
    signs: [
      [8, 8],
      [8, 2],
    ],
    bytes: [
      [8, 4],
      [8, 2],
    ],
    words,
  }
}

/** The most precise plan whose ribbons take at most `bytes`; where none does, the least used tokens are left out. */
export function planFor(tokens: readonly SizedToken[], formed: Float64Array, bytes: number): Plan {
  for (const ladders of levels) {
    const plan = planOf(ladders)
    if (bytesOf(tokens, plan) <= bytes) return plan
  }
  const most = planOf(levels[levels.length - 1] as Ladders)
  const dropped = new Set<string>()
  let rest = bytesOf(tokens, most)
  for (const { name, members } of leastUsedFirst(tokens, formed, most)) {
    if (rest <= bytes) break
    dropped.add(name)
    rest -= bytesOf(members, most)
  }
  if (rest > bytes) throw new Error(`no plan for ${tokens.length} tokens in ${bytes} bytes: allow more bytes`)
  return { ...most, keeps: (token) => !dropped.has(classOf(token)) }
}

/** Ranks a class; single tokens' use would tell of the documents rather than of the tokenizer. */
const ranksPerClass = 4_096

/** Tokens whose use is taken from all, to steady the mean of small classes. */
const borrowed = 200

function classOf({ rank, symbols, traits }: SizedToken): string {
  const length = symbols.length <= 4 ? 'short' : symbols.length <= 8 ? 'middling' : 'long'
  return `${familyOf((featureOf[traits] as number) >> 1)} ${length} ${Math.floor(rank / ranksPerClass)}`
}

interface TokenClass {
  readonly name: string
  readonly members: readonly SizedToken[]
}

/** Classes of tokens by what they are used for a bit; signs and bytes, which are few and frequent, are not among them. */
function leastUsedFirst(tokens: readonly SizedToken[], formed: Float64Array, plan: Plan): TokenClass[] {
  const classes = new Map<string, { members: SizedToken[]; used: number }>()
  let sum = 0
  for (const [at, token] of tokens.entries()) {
    sum += formed[at] as number
    const family = familyOf((featureOf[token.traits] as number) >> 1)
    if (family === 'signs' || family === 'bytes') continue
    const name = classOf(token)
    const found = classes.get(name) ?? { members: [], used: 0 }
    found.members.push(token)
    found.used += formed[at] as number
    classes.set(name, found)
  }
  const typical = sum / tokens.length / 10
  return Array.from(classes, ([name, { members, used }]) => {
    const each = (used + borrowed * typical) / (members.length + borrowed)
    return { name, members, worth: (each * members.length) / bytesOf(members, plan) }
  }).sort((a, b) => a.worth - b.worth)
}

/** Rows a key; see build-ribbon.ts. */
const overhead = 1.036

function bytesOf(tokens: readonly SizedToken[], plan: Plan): number {
  let bits = 0
  for (const token of tokens) {
    if (plan.keeps(token))
      bits += (plan.ribbons[plan.ribbonOf[token.cell] as number] as { bits: number }).bits
  }
  return (bits * overhead) / 8
}
