export interface Bubble {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Of its label. */
  readonly width: number
}

export interface Placed {
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const HALF_HEIGHT = 7
const STEPS = [0, -14, 14, -28, 28, -42, 42, -56, 56, -70, -84]

/** Puts each label beside its bubble where it covers no label placed before and no bubble's middle, if it can. */
export function placeLabels(
  bubbles: readonly Bubble[],
  area: { readonly width: number; readonly height: number },
): Placed[] {
  const taken: Box[] = bubbles.map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }))
  return bubbles.map((bubble) => {
    const options = candidates(bubble)
    const free = options.find(({ box }) => inside(box, area) && !taken.some((other) => overlap(box, other)))
    const chosen = free ?? (options[0] as (typeof options)[number])
    taken.push(chosen.box)
    return chosen.placed
  })
}

function candidates({ x, y, radius, width }: Bubble): { placed: Placed; box: Box }[] {
  const gap = radius + 4
  return STEPS.flatMap((dy) =>
    (
      [
        ['start', gap],
        ['end', -gap],
        ['middle', 0],
      ] as const
    )
      // A label in the middle needs room for the bubble itself.
      .filter(([anchor]) => anchor !== 'middle' || Math.abs(dy) > radius + HALF_HEIGHT)
      .map(([anchor, dx]) => {
        const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
        const box = { left, right: left + width, top: y + dy - HALF_HEIGHT, bottom: y + dy + HALF_HEIGHT }
        return { placed: { dx, dy, anchor }, box }
      }),
  )
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const inside = (box: Box, { width, height }: { readonly width: number; readonly height: number }): boolean =>
  box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
