import { bestBoundary } from './boundary.ts'
import type { Wanted } from './manifest.ts'
import { hash32, type Random, seededRandom, wholeNumber } from './random.ts'

export interface SourceFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A part of a file: bytes [start, end). */
export interface Piece {
  readonly path: string
  readonly size: PieceSize
  readonly start: number
  readonly end: number
}

export type PieceSize = keyof Wanted

/** Bounds of a piece in bytes of UTF-8, and the range from which its intended length is drawn. */
export const pieceSizes: Readonly<
  Record<PieceSize, { min: number; low: number; high: number; max: number }>
> = {
  short: { min: 60, low: 80, high: 500, max: 600 },
  medium: { min: 2_500, low: 3_200, high: 4_800, max: 6_000 },
  long: { min: 24_000, low: 28_000, high: 36_000, max: 40_000 },
}

/** A start is moved at most this many bytes to find a paragraph or line. */
const START_REACH = 2_000

/**
 * Cuts at most the wanted number of pieces of each size, long ones first, taking turns over the files in an
 * order that depends on their paths only. A file that is of medium or long size as a whole is taken whole
 * before larger ones are cut. Pieces never overlap. Everything random is seeded by the file's path.
 */
export function cutPieces(files: readonly SourceFile[], wanted: Wanted): Piece[] {
  const quarries = files
    .map(openQuarry)
    .sort((a, b) => a.rank - b.rank || (a.file.path < b.file.path ? -1 : 1))
  const pieces: Piece[] = []
  for (const size of ['long', 'medium', 'short'] as const) {
    const { min, max } = pieceSizes[size]
    const fitsWhole = (quarry: Quarry): boolean => {
      const length = quarry.file.bytes.length
      return size !== 'short' && length >= min && length <= max
    }
    const queue = [...quarries.filter(fitsWhole), ...quarries.filter((quarry) => !fitsWhole(quarry))]
    let missing = wanted[size] ?? 0
    for (let quarry = queue.shift(); quarry !== undefined && missing > 0; quarry = queue.shift()) {
      const piece = takePiece(quarry, size)
      if (piece === null) continue
      pieces.push(piece)
      queue.push(quarry)
      missing--
    }
  }
  return pieces.sort((a, b) => (a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1))
}

/** A file with the spans of it that are still free. */
interface Quarry {
  readonly file: SourceFile
  readonly rank: number
  readonly random: Random
  readonly free: Span[]
}

interface Span {
  readonly start: number
  readonly end: number
}

function openQuarry(file: SourceFile): Quarry {
  return {
    file,
    rank: hash32(file.path),
    random: seededRandom(file.path),
    free: [{ start: 0, end: file.bytes.length }],
  }
}

/** Takes a piece out of the largest free span; null when none is large enough. */
function takePiece({ file, random, free }: Quarry, size: PieceSize): Piece | null {
  const { min } = pieceSizes[size]
  let largest = 0
  for (const [index, span] of free.entries()) {
    if (lengthOf(span) > lengthOf(free[largest])) largest = index
  }
  const span = free[largest]
  if (span === undefined || lengthOf(span) < min) return null
  const { start, end } = place(file.bytes, span, size, random)
  free.splice(largest, 1, { start: span.start, end: start }, { start: end, end: span.end })
  return { path: file.path, size, start, end }
}

function place(bytes: Uint8Array, span: Span, size: PieceSize, random: Random): Span {
  const { min, low, high, max } = pieceSizes[size]
  const length = lengthOf(span)
  if (length <= max) return span
  const intended = wholeNumber(random, low, high)
  const latest = span.end - max
  const from = wholeNumber(random, span.start, latest)
  const to = Math.min(latest, from + START_REACH)
  // Too near the span's end to look for a boundary: the span's own start is one.
  const start = to - from < 4 ? span.start : bestBoundary(bytes, from, from, to)
  return { start, end: bestBoundary(bytes, start + min, start + intended, start + max) }
}

function lengthOf(span: Span | undefined): number {
  return span === undefined ? 0 : span.end - span.start
}
