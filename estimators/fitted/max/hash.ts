/** Spreads every input bit over all 32 output bits. */
export function mix(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return h ^ (h >>> 16)
}

/** Base of the polynomial hash of a token's code points; odd, so that no position is lost modulo 2^32. */
export const hashBase = 0x01000193

/** The hash by which a token is looked up. */
export function tokenHash(codePoints: readonly number[]): number {
  let hash = 0
  for (const point of codePoints) hash = (Math.imul(hash, hashBase) + point + 1) | 0
  return hash
}
