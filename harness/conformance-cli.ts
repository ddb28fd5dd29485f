import { parseArgs } from 'node:util'
import { corpora, documentsOf } from '../corpora/index.ts'
import { EXIT } from './cli/exit-codes.ts'
import { createProgress } from './cli/progress.ts'
import { reportError } from './cli/report-error.ts'
import { type Conformance, checkReference, conforms } from './conformance/check-reference.ts'
import { hostileTexts } from './conformance/hostile-texts.ts'
import { references } from './references/index.ts'
import type { ReferenceTokenizer } from './references/reference.ts'
import { select } from './select.ts'
import { UsageError } from './usage-error.ts'

// npm run conformance -- [--reference PATTERN]... [--json]
// Compares every reference with its witness on all documents and hostile texts. Exit code 1 on a difference
// that is not on the list of known ones, or on a known one that is gone.

try {
  const { json, chosen } = readArguments()
  const texts = [...hostileTexts, ...documentsOf(corpora)]
  const results: Conformance[] = []
  for (const reference of chosen) {
    const progress = createProgress(reference.id)
    const result = await checkReference(reference, texts, (done) => progress.report(done, texts.length))
    progress.end()
    results.push(result)
    if (!json) console.log(describe(result))
  }
  if (json) {
    console.log(JSON.stringify({ schemaVersion: 1, unicode: process.versions.unicode, results }))
  }
  process.exitCode = results.every(conforms) ? EXIT.passed : EXIT.failed
} catch (error) {
  process.exitCode = reportError(error)
}

function readArguments(): { json: boolean; chosen: readonly ReferenceTokenizer[] } {
  let values: { json: boolean; reference: string[] }
  try {
    values = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        reference: { type: 'string', multiple: true, default: [] },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  return { json: values.json, chosen: select('reference', references, ({ id }) => id, values.reference) }
}

function describe(result: Conformance): string {
  const { reference, witness, compared, skipped, explained, unexplained, outdated } = result
  const lines = [
    `${conforms(result) ? 'equal' : 'DIFFERENT'}  ${reference}: ${compared} texts, ${explained.length} with a known ` +
      `difference, ${unexplained.length} with another; witness: ${witness}`,
  ]
  for (const { text, reference_tokens, witness_tokens } of unexplained) {
    lines.push(`  ${text}: reference ${reference_tokens}, witness ${witness_tokens}`)
  }
  if (outdated.length > 0) {
    lines.push(
      `  no longer different, take them off harness/conformance/known-differences.ts: ${outdated.join(' ')}`,
    )
  }
  if (skipped.length > 0) {
    lines.push(
      `  ${skipped.length} skipped, their runs being too long for the witness: ${skipped.join(', ')}`,
    )
  }
  return lines.join('\n')
}
