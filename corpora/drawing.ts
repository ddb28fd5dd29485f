import { type Random, wholeNumber } from './random.ts'

/** One of the items, all equally likely. Throws on an empty list: a generator's word list is never empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('pick: the list is empty')
  return items[wholeNumber(random, 0, items.length - 1)] as T
}

/** True with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability
}

/** The items in a random order (Fisher-Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = wholeNumber(random, 0, last)
    const held = mixed[last] as T
    mixed[last] = mixed[other] as T
    mixed[other] = held
  }
  return mixed
}

/** At most `count` different items. */
export function some<T>(random: Random, items: readonly T[], count: number): T[] {
  return shuffled(random, items).slice(0, count)
}

/** `count` results of `make`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** `length` code points of the alphabet. */
export function letters(random: Random, alphabet: string, length: number): string {
  const all = [...alphabet]
  return times(length, () => pick(random, all)).join('')
}

export function hexDigits(random: Random, length: number): string {
  return letters(random, '0123456789abcdef', length)
}

/** A version 4 UUID in lower case. */
export function uuid(random: Random): string {
  const variant = letters(random, '89ab', 1)
  return `${hexDigits(random, 8)}-${hexDigits(random, 4)}-4${hexDigits(random, 3)}-${variant}${hexDigits(random, 3)}-${hexDigits(random, 12)}`
}

/** A number from low to high, as text with so many decimals. */
export function decimal(random: Random, low: number, high: number, decimals: number): string {
  return (low + random() * (high - low)).toFixed(decimals)
}

/** A moment in 2022 to 2025, in milliseconds since 1970. */
export function moment(random: Random): number {
  return 1_640_995_200_000 + Math.floor(random() * 126_144_000) * 1000 + wholeNumber(random, 0, 999)
}

/** `2024-05-17T08:03:11.204Z`. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export function randomBytes(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => wholeNumber(random, 0, 255))
}

export function base64(bytes: Uint8Array | string): string {
  return Buffer.from(bytes as Uint8Array).toString('base64')
}

/** The template with each `{name}` replaced by what its maker gives; every occurrence is drawn anew. */
export function fill(template: string, makers: Readonly<Record<string, () => string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const make = makers[name]
    if (make === undefined) throw new RangeError(`fill: no maker for {${name}} in "${template}"`)
    return String(make())
  })
}
