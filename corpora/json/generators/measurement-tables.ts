import { chance, decimal, isoTime, moment, pick, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

/** Largest value, fewest and most decimals. */
const scales = [
  [0.01, 4, 6],
  [1, 2, 4],
  [20, 1, 3],
  [400, 0, 2],
  [15_000, 0, 1],
] as const
const columns = ['temp_c', 'humidity', 'pm25', 'co2_ppm', 'wind', 'lux', 'depth_m', 'ph', 'flow', 'strain']

/** Rows of readings as instruments and notebooks print them: CSV, aligned columns, tabs, decimal commas. */
export const measurementTables: Generator = sizedTexts('measurement-tables', (random, length) => {
  const count = wholeNumber(random, 2, 7)
  const ranges = times(count, () => {
    const [limit, fewest, most] = pick(random, scales)
    return { limit, decimals: wholeNumber(random, fewest, most) }
  })
  const style = pick(random, ['csv', 'aligned', 'tabs', 'comma', 'scientific'] as const)
  const step = pick(random, [1000, 60_000, 600_000, 3_600_000])
  let time = moment(random)
  const names = times(count, (index) => columns[(index * 3 + count) % columns.length] as string)
  const separator = { csv: ',', aligned: ' ', tabs: '\t', comma: ';', scientific: ' ' }[style]
  const header = `${['time', ...names].join(separator)}\n`
  return (
    header +
    joinUntil(length - header.length, '\n', (row) => {
      time += step
      const cells = ranges.map(({ limit, decimals }) => {
        if (chance(random, 0.02)) return style === 'csv' ? '' : 'NaN'
        const value = decimal(random, -limit / 8, limit, decimals)
        if (style === 'scientific') return Number(value).toExponential(decimals)
        return style === 'comma' ? value.replace('.', ',') : style === 'aligned' ? value.padStart(11) : value
      })
      const stamp =
        style === 'tabs'
          ? String(Math.floor(time / 1000))
          : style === 'scientific'
            ? String(row)
            : isoTime(time).slice(0, style === 'csv' ? 24 : 19)
      return [stamp, ...cells].join(separator)
    })
  )
})
