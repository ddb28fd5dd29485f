import type { Bound } from '../config.ts'
import { failed, type Outcome, passed } from './check.ts'

/** The least difference that counts, 10^-6: figures are written with six decimals. */
const PER_UNIT = 1_000_000

/** As it stands in every report: six decimals, or none for a whole number. */
export function showFigure(figure: number): string {
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(6)
}

export function isWithin(bound: Bound, figure: number): boolean {
  return 'max' in bound ? figure <= bound.max : figure >= bound.min
}

/**
 * Judges one figure against its bound, both ends included, and against what was declared of it, where it was.
 * @throws {Error} when the figure is no number.
 */
export function judgeFigure(bound: Bound, figure: number, declared: number | null): Outcome {
  if (!Number.isFinite(figure)) throw new Error(`a figure is ${figure}`)
  const limit = 'max' in bound ? bound.max : bound.min
  const within = isWithin(bound, figure)
  if (declared === null) {
    if (within) return passed(figure, limit, null)
    return failed(figure, limit, `${showFigure(figure)} is ${'max' in bound ? 'above' : 'below'} ${limit}`)
  }
  const change = `${showFigure(declared)} → ${showFigure(figure)}`
  if (within) return passed(figure, limit, `a known failure no more: ${change}`, 'improved')
  const difference = Math.round(figure * PER_UNIT) - Math.round(declared * PER_UNIT)
  const worsening = 'max' in bound ? difference : -difference
  if (worsening > 0) return failed(figure, limit, `a known failure got worse: ${change}`)
  if (worsening < 0) return passed(figure, limit, `a known failure improved: ${change}`, 'improved')
  return passed(figure, limit, 'a known failure', 'unchanged')
}
