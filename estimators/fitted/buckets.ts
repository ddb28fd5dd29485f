/** Which correction a unit of a script has: scripts share none, so that one never learns from another. */
export function bucketOf(symbol: number, unit: number, bits: number): number {
  return ((symbol - 128) << bits) | (unit & ((1 << bits) - 1))
}

/** The same for a unit behind another. */
export function pairBucketOf(symbol: number, left: number, unit: number, bits: number): number {
  return ((symbol - 128) << bits) | (Math.imul(Math.imul(left, 0x2c1b3c6d) + unit, 0x9e3779b1) >>> (32 - bits))
}
