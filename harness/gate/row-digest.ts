import { createHash, type Hash } from 'node:crypto'
import type { Row } from '../row.ts'
import { pairKey } from './cell.ts'

/** A line of the baseline's rows.csv: all integers of one estimator and one reference, in one digest. */
export interface RowDigest {
  readonly estimator: string
  readonly reference: string
  readonly rows: number
  readonly sha256: string
}

/** Takes rows as they pass by. */
export interface RowDigester {
  add(row: Row): void
  digests(): RowDigest[]
}

/**
 * One digest for each estimator and reference, over document, both counts and both lengths of its rows as they
 * come. Adversarial rows are left out: there a tokenizer that hangs meets the deadline or not, as the machine
 * has it. The fault's words are too: they may hold a version or a path; that a count is missing is in.
 */
export function createRowDigester(): RowDigester {
  const pairs = new Map<string, PairDigest>()
  return {
    add(row) {
      if (row.split === 'adversarial') return
      const { estimator, reference, document, utf16_units, bytes, reference_tokens, estimated_tokens } = row
      const key = pairKey(estimator, reference)
      let pair = pairs.get(key)
      if (!pair) {
        pair = { estimator, reference, rows: 0, hash: createHash('sha256'), pending: '' }
        pairs.set(key, pair)
      }
      pair.rows++
      pair.pending += `${document}\n${utf16_units} ${bytes} ${reference_tokens ?? '-'} ${estimated_tokens ?? '-'}\n`
      if (pair.pending.length >= BLOCK) flush(pair)
    },
    digests: () =>
      [...pairs.values()].map((pair) => {
        flush(pair)
        const { estimator, reference, rows, hash } = pair
        return { estimator, reference, rows, sha256: hash.copy().digest('hex') }
      }),
  }
}

interface PairDigest {
  readonly estimator: string
  readonly reference: string
  rows: number
  readonly hash: Hash
  pending: string
}

/** A call into the hash costs more than a line: they go in blocks. */
const BLOCK = 1 << 16

function flush(pair: PairDigest): void {
  pair.hash.update(pair.pending)
  pair.pending = ''
}

export function rowDigests(rows: Iterable<Row>): RowDigest[] {
  const digester = createRowDigester()
  for (const row of rows) digester.add(row)
  return digester.digests()
}
