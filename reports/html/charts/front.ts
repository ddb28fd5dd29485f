interface Offer {
  readonly error: number
  readonly speed: number
}

/** Those that no other beats in one of error and speed without losing in the other: fastest first, so least exact. */
export function frontOf<Point extends Offer>(points: readonly Point[]): Point[] {
  const front: Point[] = []
  for (const point of [...points].sort((a, b) => b.speed - a.speed || a.error - b.error)) {
    const last = front.at(-1)
    if (last === undefined || point.error < last.error) front.push(point)
  }
  return front
}
