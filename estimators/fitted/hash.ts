/** A bucket of 2 ** bits for a unit. */
export function hashUnit(unit: number, bits: number): number {
  return Math.imul(unit, 0x9e3779b1) >>> (32 - bits)
}

/** A bucket of 2 ** bits for a unit behind another. */
export function hashUnitPair(left: number, unit: number, bits: number): number {
  return Math.imul(Math.imul(left, 0x2c1b3c6d) + unit, 0x9e3779b1) >>> (32 - bits)
}
