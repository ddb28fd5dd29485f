/** Below this a variance is none: the unknown has nothing to be told by, and is 0. */
const NOTHING = 1e-12

/**
 * Solves a small system of a symmetric positive semi-definite matrix by elimination without pivoting, which is
 * stable for such matrices. An unknown that the others determine, or nothing does, is 0.
 */
export function solveSymmetric(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number])
  const size = rows.length
  const known = rows.map(() => true)
  for (let column = 0; column < size; column++) {
    const pivot = rows[column] as number[]
    const original = matrix[column]?.[column] as number
    if (!((pivot[column] as number) > Math.max(NOTHING, original * 1e-9))) {
      known[column] = false
      continue
    }
    for (const row of rows.slice(column + 1)) {
      const share = (row[column] as number) / (pivot[column] as number)
      for (let index = column; index <= size; index++) {
        row[index] = (row[index] as number) - share * (pivot[index] as number)
      }
    }
  }
  const solution = rows.map(() => 0)
  for (let row = size - 1; row >= 0; row--) {
    if (!known[row]) continue
    const line = rows[row] as number[]
    let rest = line[size] as number
    for (let column = row + 1; column < size; column++) {
      rest -= (line[column] as number) * (solution[column] as number)
    }
    solution[row] = rest / (line[row] as number)
  }
  return solution
}
