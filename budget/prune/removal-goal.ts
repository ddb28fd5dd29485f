/**
 * How much to remove so that the rest fits, rounded up to a grid. Pruning then goes a little further than it
 * must, and a growing conversation is cut once in many steps and not in each: a prompt cache keeps its prefix.
 *
 * @param total cost of the whole conversation, before anything is removed
 * @param limit what the rest may cost
 * @param grid 0: no more than needed. A number: multiples of it, whatever the limit. `'auto'`: see `autoGoal`
 */
export function removalGoal(total: number, limit: number, grid: number | 'auto'): number {
  const excess = total - limit
  if (excess <= 0) return 0
  if (grid === 'auto') return autoGoal(total, limit)
  return grid > 0 ? Math.ceil(excess / grid) * grid : excess
}

/**
 * A quarter of the limit, made absolute so that a larger limit never removes more: limits of one octave
 * [2^k, 2^(k+1)) share the grid 2^(k-2). At an octave's start the grid doubles, and the first limits in it might
 * remove more than the last one below; so what that one removes is the most.
 */
function autoGoal(total: number, limit: number): number {
  const octave = 2 ** Math.floor(Math.log2(Math.max(1, limit)))
  return Math.min(onGrid(total - limit, octave / 4), onGrid(total - (octave - 1), octave / 8))
}

function onGrid(excess: number, grid: number): number {
  const step = Math.max(1, grid)
  return Math.ceil(excess / step) * step
}
