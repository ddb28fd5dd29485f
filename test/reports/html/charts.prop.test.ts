import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decades } from '../../../reports/html/charts/chart.ts'
import { frontOf } from '../../../reports/html/charts/front.ts'
import { placeLabels } from '../../../reports/html/charts/place-labels.ts'
import { biasColour, mix, THEMES, textOn } from '../../../reports/html/theme.ts'

const offers = fc.array(
  fc.record({ error: fc.integer({ min: 0, max: 9 }), speed: fc.integer({ min: 1, max: 9 }) }),
)

describe('the front', () => {
  it('holds just the figures that no other beats in one without losing in the other', () => {
    fc.assert(
      fc.property(offers, (points) => {
        const beaten = (point: (typeof points)[number]): boolean =>
          points.some(
            (other) =>
              other.error <= point.error &&
              other.speed >= point.speed &&
              (other.error < point.error || other.speed > point.speed),
          )
        const key = ({ error, speed }: (typeof points)[number]): string => `${error} ${speed}`
        const expected = new Set(points.filter((point) => !beaten(point)).map(key))
        expect(new Set(frontOf(points).map(key))).toEqual(expected)
      }),
    )
  })
})

describe('labels', () => {
  it('cover none another while there is room', () => {
    const bubbles = [0, 1, 2, 3].map((index) => ({ x: 200 + index * 2, y: 200, radius: 5, width: 60 }))
    const placed = placeLabels(bubbles, { width: 600, height: 400 })
    const boxes = placed.map(({ dx, dy, anchor }, index) => {
      const { x, y, width } = bubbles[index] as (typeof bubbles)[number]
      const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
      return { left, right: left + width, top: y + dy - 6, bottom: y + dy + 6 }
    })
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
      }
    }
  })
})

describe('colours', () => {
  it('end at half the tokens missing or too many, and are none for no figure', () => {
    const [under, none, over] = THEMES.light.bias
    expect([-1, -0.5, 0, 0.5, 2].map((bias) => biasColour(THEMES.light, bias))).toEqual([
      under,
      under,
      none,
      over,
      over,
    ])
    expect(biasColour(THEMES.light, null)).toBe(THEMES.light.surface)
  })

  it('leave text a contrast of 4.5 on every shade of bias', () => {
    for (const theme of Object.values(THEMES)) {
      const [under, none, over] = theme.bias
      for (const end of [under, over]) {
        for (let share = 0; share <= 1; share += 0.05) {
          const shade = mix(none, end, share)
          expect(contrast(textOn(shade), shade), shade).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })
})

/** WCAG 2, written from its definition. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const part = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    }, 0)
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

describe('decades', () => {
  it('are powers of ten within the range, and not too many', () => {
    expect(decades([0.2, 5000], 8)).toEqual([1, 10, 100, 1000])
    expect(decades([1, 1e6], 4)).toEqual([1, 100, 10_000, 1_000_000])
    expect(decades([2, 9], 4)).toEqual([])
  })
})
