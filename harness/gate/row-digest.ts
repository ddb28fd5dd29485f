import { createHash } from 'node:crypto'
import type { Row } from '../row.ts'
import { pairKey } from './cell.ts'

/** A line of the baseline's rows.csv: all integers of one estimator and one reference, in one digest. */
export interface RowDigest {
  readonly estimator: string
  readonly reference: string
  readonly rows: number
  readonly sha256: string
}

/**
 * One digest for each estimator and reference, over document, both counts and both lengths of its rows as they
 * come. Adversarial rows are left out: there a tokenizer that hangs meets the deadline or not, as the machine
 * has it. The fault's words are too: they may hold a version or a path; that a count is missing is in.
 */
export function rowDigests(rows: Iterable<Row>): RowDigest[] {
  const pairs = new Map<
    string,
    { estimator: string; reference: string; rows: number; hash: ReturnType<typeof createHash> }
  >()
  let last: Row | undefined
  let pair:
    | { estimator: string; reference: string; rows: number; hash: ReturnType<typeof createHash> }
    | undefined
  for (const row of rows) {
    if (row.split === 'adversarial') continue
    if (!pair || last?.estimator !== row.estimator || last.reference !== row.reference) {
      const key = pairKey(row.estimator, row.reference)
      pair = pairs.get(key) ?? {
        estimator: row.estimator,
        reference: row.reference,
        rows: 0,
        hash: createHash('sha256'),
      }
      pairs.set(key, pair)
    }
    last = row
    pair.rows++
    const { document, utf16_units, bytes, reference_tokens, estimated_tokens } = row
    pair.hash.update(
      `${document}\n${utf16_units} ${bytes} ${reference_tokens ?? '-'} ${estimated_tokens ?? '-'}\n`,
    )
  }
  return [...pairs.values()].map(({ hash, ...counted }) => ({ ...counted, sha256: hash.digest('hex') }))
}
