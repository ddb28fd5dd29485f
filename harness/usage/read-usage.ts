import { isFields } from './fields.ts'
import { readAiSdk } from './formats/ai-sdk.ts'
import { readExchange } from './formats/exchange.ts'
import { readOtel } from './formats/otel.ts'
import { readPlain } from './formats/plain.ts'
import { type ReadLinesOptions, readLines } from './read-lines.ts'
import type { Reading, UsageEntry } from './usage-record.ts'

/**
 * The requests in a file of JSON lines, gzipped or not, one after another in constant memory. The formats may be
 * mixed. A line that cannot be read is an entry that says why; nothing of its text is in it.
 * @throws {UsageError} when the file cannot be opened
 */
export async function* readUsage(file: string, options?: ReadLinesOptions): AsyncGenerator<UsageEntry> {
  for await (const line of readLines(file, options)) {
    if (line.state === 'bad') yield { file, line: line.number, reading: line }
    else for (const reading of readUsageLine(line.text)) yield { file, line: line.number, reading }
  }
}

/** What one line of JSON holds: one request in most formats, any number in an OTLP export. */
export function readUsageLine(text: string): Reading[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // V8's message quotes the text.
    return [{ state: 'bad', reason: 'is not JSON' }]
  }
  if (!isFields(value)) return [{ state: 'bad', reason: 'is no JSON object' }]
  const otel = readOtel(value)
  if (otel) return otel
  const reading = readExchange(value) ?? readAiSdk(value) ?? readPlain(value)
  return [reading ?? { state: 'bad', reason: 'is in no format that is known' }]
}
