import { groupBy } from '../harness/group-by.ts'
import type { Verdict } from '../harness/summary.ts'
import { explain, ruleOf } from './format.ts'

/**
 * JUnit XML, as CI servers read it: a suite for each rule and a case for each verdict. A failed verdict is a
 * failure, a missing or errored one an error.
 */
export function renderJunit(verdicts: readonly Verdict[]): string {
  const suites = groupBy(verdicts, ruleOf)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="tokengauge"${totals(verdicts)}>`,
    ...[...suites].flatMap(([rule, suite]) => [
      `  <testsuite name="${escapeXml(rule)}"${totals(suite)}>`,
      ...suite.map((verdict) => renderCase(rule, verdict)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

function totals(verdicts: readonly Verdict[]): string {
  const failures = verdicts.filter(({ state }) => state === 'failed').length
  const errors = verdicts.filter(({ state }) => state === 'missing' || state === 'errored').length
  return ` tests="${verdicts.length}" failures="${failures}" errors="${errors}"`
}

function renderCase(rule: string, verdict: Verdict): string {
  const open = `    <testcase classname="${escapeXml(rule)}" name="${escapeXml(verdict.gate)}"`
  const said = escapeXml(explain(verdict))
  switch (verdict.state) {
    case 'passed':
      return verdict.reason === null ? `${open}/>` : `${open}><system-out>${said}</system-out></testcase>`
    case 'failed':
      return `${open}><failure type="failed" message="${said}"/></testcase>`
    default:
      return `${open}><error type="${verdict.state}" message="${said}"/></testcase>`
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** For text and attributes. What XML 1.0 cannot hold in any form, such as U+0000 or a lone surrogate, becomes U+FFFD. */
function escapeXml(text: string): string {
  return (
    text
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
      // A parser makes plain white space of these, in attributes.
      .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
  )
}
