import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solve } from '../../../../../estimators/fitted/training/adapt/solve.ts'

test('a solution solves its system', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }).chain((size) =>
        fc.tuple(
          fc.array(fc.array(number, { minLength: size, maxLength: size }), {
            minLength: size,
            maxLength: size,
          }),
          fc.array(number, { minLength: size, maxLength: size }),
        ),
      ),
      ([factor, right]) => {
        // A matrix times its transpose, plus 1 on the diagonal, is positive definite.
        const matrix = factor.map((row, i) =>
          Float64Array.from(factor, (other, j) =>
            row.reduce((sum, v, k) => sum + v * (other[k] as number), Number(i === j)),
          ),
        )
        const solution = solve(matrix, right)
        matrix.forEach((row, i) => {
          const product = row.reduce((sum, value, k) => sum + value * (solution[k] as number), 0)
          expect(product).toBeCloseTo(right[i] as number, 6)
        })
      },
    ),
  )
})

test('a matrix that is not positive definite has none', () => {
  expect(() => solve([Float64Array.of(-1)], [1])).toThrow(RangeError)
  expect(() => solve([Float64Array.of(1, 2), Float64Array.of(2, 1)], [1, 1])).toThrow(RangeError)
})
