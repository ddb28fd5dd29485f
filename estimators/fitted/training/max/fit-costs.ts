import { groupCount } from '../../max/features.ts'

/** Per group: pieces of one token, tokens of other pieces, characters of other pieces. */
export type Row = Float64Array

export interface Example {
  readonly kind: string
  readonly source: string
  readonly row: Row
  readonly tokens: number
}

export const width: number = 3 * groupCount

/** What each cost would be if the set were exact. */
const prior = Float64Array.from({ length: width }, (_, index) => (index % 3 === 2 ? 0 : 1))

export interface FitOptions {
  /** Strength of the pull towards the prior, in documents. */
  readonly ridge: number
  /** Relative errors beyond it count linearly. */
  readonly huber: number
}

/** Ridge regression of the relative error, kinds weighing equally, by iteratively reweighted least squares. */
export function fitCosts(examples: readonly Example[], { ridge, huber }: FitOptions): Float64Array {
  const perKind = new Map<string, number>()
  for (const { kind } of examples) perKind.set(kind, (perKind.get(kind) ?? 0) + 1)
  let costs: Float64Array = prior
  for (let round = 0; round < 8; round++) {
    const matrix = Array.from({ length: width }, () => new Float64Array(width))
    const right = new Float64Array(width)
    for (const { kind, row, tokens } of examples) {
      const error = Math.abs(dot(row, costs) / tokens - 1)
      const weight = (error > huber ? huber / error : 1) / (perKind.get(kind) as number)
      const gap = (tokens - dot(row, prior)) / tokens
      for (let i = 0; i < width; i++) {
        const xi = (row[i] as number) / tokens
        if (xi === 0) continue
        right[i] = (right[i] as number) + weight * xi * gap
        const line = matrix[i] as Float64Array
        for (let j = 0; j < width; j++)
          line[j] = (line[j] as number) + (weight * xi * (row[j] as number)) / tokens
      }
    }
    for (let i = 0; i < width; i++) {
      const line = matrix[i] as Float64Array
      line[i] = (line[i] as number) + ridge
    }
    costs = solve(matrix, right).map((delta, index) => delta + (prior[index] as number))
  }
  return costs
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number)
  return sum
}

/** Gauss's elimination; the matrix is symmetric and positive definite, so it needs no pivoting. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const x = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    const line = matrix[i] as Float64Array
    for (let k = i + 1; k < size; k++) {
      const other = matrix[k] as Float64Array
      const factor = (other[i] as number) / (line[i] as number)
      if (factor === 0) continue
      for (let j = i; j < size; j++) other[j] = (other[j] as number) - factor * (line[j] as number)
      x[k] = (x[k] as number) - factor * (x[i] as number)
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    const line = matrix[i] as Float64Array
    for (let j = i + 1; j < size; j++) x[i] = (x[i] as number) - (line[j] as number) * (x[j] as number)
    x[i] = (x[i] as number) / (line[i] as number)
  }
  return x
}
