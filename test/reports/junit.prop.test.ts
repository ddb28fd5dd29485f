import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../harness/summary.ts'
import { renderJunit } from '../../reports/junit.ts'
import { failingReport } from './fixtures.ts'
import { parseXml } from './well-formed-xml.ts'

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('&', '<', '>', '"', "'", ']]>', '\n', '\t', '\0', '\uFFFE', '\uD800', '<!--'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

const anyVerdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.record({
    gate: text,
    state: fc.constantFrom('passed' as const, 'failed' as const),
    observed: fc.double(),
    limit: fc.double(),
    reason: fc.option(text),
  }),
  fc.record({ gate: text, state: fc.constantFrom('missing' as const, 'errored' as const), reason: text }),
)

const expressible = (given: string): string =>
  given.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')

describe('JUnit XML', () => {
  it('is well-formed and loses no text, however hostile names and reasons are', () => {
    fc.assert(
      fc.property(fc.array(anyVerdict), (verdicts) => {
        const root = parseXml(renderJunit(verdicts))
        expect(root.name).toBe('testsuites')
        const cases = root.children.flatMap(({ children }) => children)
        expect(cases.map(({ attributes }) => attributes.name).sort()).toEqual(
          verdicts.map(({ gate }) => expressible(gate)).sort(),
        )
        const said = cases
          .flatMap(({ children }) => children)
          .map((child) => child.attributes.message ?? child.text)
        for (const { reason } of verdicts) if (reason !== null) expect(said).toContain(expressible(reason))
      }),
    )
  })

  it('counts failures and errors, by suite and in all', () => {
    const root = parseXml(renderJunit(failingReport().verdicts))
    expect(root.attributes).toMatchObject({ name: 'tokengauge', failures: '1', errors: '0' })
    const suite = root.children.find(({ attributes }) => attributes.name === 'within-20')
    expect(suite?.attributes).toMatchObject({ tests: '2', failures: '1', errors: '0' })
    const failed = suite?.children.find(({ attributes }) => attributes.name === 'within-20/ours/o200k_base')
    expect(failed?.children[0]).toMatchObject({ name: 'failure' })
    expect(failed?.children[0]?.attributes.message).toContain('code/x wape: 0.420000 is above 0.2')
  })

  it('shows what is missing or errored as an error', () => {
    const root = parseXml(renderJunit([{ gate: 'golden', state: 'missing', reason: 'no file' }]))
    expect(root.attributes).toMatchObject({ failures: '0', errors: '1' })
    expect(root.children[0]?.children[0]?.children[0]).toMatchObject({
      name: 'error',
      attributes: { type: 'missing', message: 'no file' },
    })
  })

  it('is checked by a reader that refuses what is not XML', () => {
    for (const bad of [
      '<a>',
      '<a></b>',
      '<a b="<"/>',
      '<a>&</a>',
      '<a>&nope;</a>',
      '<a>\0</a>',
      '<a/><b/>',
      '<a b="1" b="2"/>',
    ]) {
      expect(() => parseXml(bad), bad).toThrow()
    }
  })
})
