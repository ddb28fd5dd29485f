/**
 * The solution of a system with a symmetric positive definite matrix, row by row, by Cholesky's decomposition.
 * @throws {RangeError} where the matrix is not positive definite
 */
export function solve(matrix: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  const size = matrix.length
  const lower = matrix.map((row) => row.slice())
  const at = (row: number, column: number): number => (lower[row] as Float64Array)[column] as number
  for (let row = 0; row < size; row++) {
    const own = lower[row] as Float64Array
    for (let column = 0; column <= row; column++) {
      const other = lower[column] as Float64Array
      let sum = own[column] as number
      for (let k = 0; k < column; k++) sum -= (own[k] as number) * (other[k] as number)
      if (column < row) own[column] = sum / (other[column] as number)
      else if (sum > 0) own[row] = Math.sqrt(sum)
      else throw new RangeError('the matrix is not positive definite')
    }
  }
  const solution = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    let sum = solution[row] as number
    for (let k = 0; k < row; k++) sum -= at(row, k) * (solution[k] as number)
    solution[row] = sum / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row] as number
    for (let k = row + 1; k < size; k++) sum -= at(k, row) * (solution[k] as number)
    solution[row] = sum / at(row, row)
  }
  return solution
}
