import { describe, expect, it } from 'vitest'
import { ACCURACY_COLUMNS, THROUGHPUT_COLUMNS } from '../../reports/columns.ts'
import { renderJson } from '../../reports/json.ts'
import { cell } from '../harness/gate/fixtures.ts'
import { failingReport, report } from './fixtures.ts'

describe('the JSON', () => {
  const text = renderJson(failingReport())
  const object = JSON.parse(text)

  it('is one object on one line', () => expect(text.indexOf('\n')).toBe(text.length - 1))

  it('has the keys that are promised, and no others', () => {
    expect(Object.keys(object)).toEqual([
      'schemaVersion',
      'provenance',
      'summaries',
      'throughput',
      'verdicts',
      'warnings',
    ])
    expect(object.schemaVersion).toBe(1)
  })

  it('has the columns of the CSVs', () => {
    expect(Object.keys(object.summaries[0]).sort()).toEqual(Object.keys(ACCURACY_COLUMNS).sort())
    expect(Object.keys(object.throughput[0]).sort()).toEqual(Object.keys(THROUGHPUT_COLUMNS).sort())
  })

  it('gives each verdict every key, null where it has none', () => {
    const missing = { gate: 'g', state: 'missing' as const, reason: 'r' }
    const { verdicts } = JSON.parse(renderJson(report({ verdicts: [missing] })))
    expect(verdicts).toEqual([{ gate: 'g', state: 'missing', observed: null, limit: null, reason: 'r' }])
    expect(
      object.verdicts.every(
        (verdict: object) => Object.keys(verdict).join() === 'gate,state,observed,limit,reason',
      ),
    ).toBe(true)
  })

  it('keeps null apart from 0', () => {
    const { summaries } = JSON.parse(renderJson(report({ summaries: [cell({ wape: null, bias: 0 })] })))
    expect(summaries[0]).toMatchObject({ wape: null, bias: 0 })
  })
})
