/**
 * The quantile of a sample by linear interpolation between order statistics: type 7 of Hyndman and Fan, "Sample
 * quantiles in statistical packages" (1996), the default of R and NumPy. **Reorders `values`.**
 *
 * @param share from 0 (the least value) to 1 (the greatest)
 * @throws RangeError for an empty sample or a share outside 0 to 1
 */
export function quantile(values: Float64Array, share: number): number {
  if (values.length === 0) throw new RangeError('quantile: the sample is empty')
  if (!(share >= 0 && share <= 1)) throw new RangeError(`quantile: share must be from 0 to 1, got ${share}`)
  const position = (values.length - 1) * share
  const rank = Math.floor(position)
  const lower = nthSmallest(values, rank)
  if (rank === position) return lower
  let upper = Number.POSITIVE_INFINITY
  for (let index = rank + 1; index < values.length; index++) {
    upper = Math.min(upper, values[index] as number)
  }
  return lower + (position - rank) * (upper - lower)
}

/**
 * The value that sorting would put at index `rank`, in expected linear time (Hoare's Find). **Reorders `values`:**
 * afterwards nothing before `rank` is greater, and nothing behind it is less.
 */
export function nthSmallest(values: Float64Array, rank: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] as number) < pivot) left++
      while ((values[right] as number) > pivot) right--
      if (left <= right) {
        const moved = values[left] as number
        values[left++] = values[right] as number
        values[right--] = moved
      }
    }
    if (rank <= right) high = right
    else if (rank >= left) low = left
    else break
  }
  return values[rank] as number
}
