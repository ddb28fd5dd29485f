/** Which correction a unit of a script has: scripts share none, so that one never learns from another. */
export function bucketOf(symbol: number, unit: number, bits: number): number {
  return ((symbol - 128) << bits) | (unit & ((1 << bits) - 1))
}
