import { describe, expect, it } from 'vitest'
import { rowDigests } from '../../../harness/gate/row-digest.ts'
import { row, rowsOf } from '../rows.ts'

describe('row digests', () => {
  const rows = rowsOf([110, 100], [90, 100])

  it('are one for each estimator and reference, with the number of rows', () => {
    const other = rows.map((one) => ({ ...one, reference: 'r2' }))
    const digests = rowDigests([...rows, ...other])
    expect(digests).toMatchObject([
      { estimator: 'e', reference: 'r', rows: 2 },
      { estimator: 'e', reference: 'r2', rows: 2 },
    ])
    expect(digests[0]?.sha256).toBe(digests[1]?.sha256)
    expect(digests[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
  })

  it('do not depend on how pairs are interleaved', () => {
    const other = rows.map((one) => ({ ...one, reference: 'r2' }))
    const interleaved = rows.flatMap((one, index) => [one, other[index] ?? one])
    expect(rowDigests(interleaved)).toEqual(rowDigests([...rows, ...other]))
  })

  const [first] = rows
  it.each([
    ['an estimate', { ...first, estimated_tokens: 111 }],
    ['a reference count', { ...first, reference_tokens: 101 }],
    ['a length', { ...first, bytes: 1001 }],
    ['the document', { ...first, document: 'd9' }],
    ['a count that is not there', { ...first, estimated_tokens: null, fault: 'threw' }],
  ])('change with %s', (_, changed) => {
    expect(rowDigests([row(changed), ...rows.slice(1)])).not.toEqual(rowDigests(rows))
  })

  it('change with the order of rows: it is part of the result', () => {
    expect(rowDigests([...rows].reverse())).not.toEqual(rowDigests(rows))
  })

  it('change when two documents exchange an estimate, whose sum stays', () => {
    expect(rowDigests(rowsOf([90, 100], [110, 100]))).not.toEqual(rowDigests(rows))
  })

  it("leave adversarial rows and the fault's words out", () => {
    expect(rowDigests([...rows, row({ split: 'adversarial' })])).toEqual(rowDigests(rows))
    const faulted = (fault: string) => rowDigests([row({ estimated_tokens: null, fault })])
    expect(faulted('threw at a.js:3')).toEqual(faulted('threw at b.js:4'))
  })
})
