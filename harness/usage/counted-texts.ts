import { type Fields, isFields, textAmong } from './fields.ts'
import { type ReadLinesOptions, readLines } from './read-lines.ts'
import { readUsageLine } from './read-usage.ts'

/** What one line of a file of counts holds. A reason is a fixed sentence: it has nothing of the line in it. */
export type CountReading =
  | {
      readonly state: 'counted'
      readonly text: string
      readonly tokens: number
      /** Texts of one source are alike: a conversation, a project. */
      readonly source: string | null
    }
  | { readonly state: 'unusable'; readonly reason: string }

/**
 * The texts of a file of JSON lines, gzipped or not, with the tokens counted in each: `{text, tokens}` or
 * `{text, count}`, and `source` where texts belong together; or any usage record of a single text.
 * @throws {UsageError} when the file cannot be opened
 */
export async function* readCountedTexts(
  file: string,
  options?: ReadLinesOptions,
): AsyncGenerator<CountReading & { readonly line: number }> {
  for await (const line of readLines(file, options)) {
    if (line.state === 'bad') yield { state: 'unusable', reason: line.reason, line: line.number }
    else for (const reading of readLine(line.text)) yield { ...reading, line: line.number }
  }
}

function readLine(text: string): readonly CountReading[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ state: 'unusable', reason: 'is not JSON' }]
  }
  if (isFields(value) && typeof value.text === 'string') return [counted(value, value.text)]
  return readUsageLine(text).map((reading) => {
    if (reading.state !== 'record') return { state: 'unusable', reason: reading.reason }
    const { content, actualTokens } = reading.record
    const [only] = content.kind === 'texts' ? content.texts : []
    if (content.kind !== 'texts' || content.texts.length !== 1 || only === undefined) {
      return {
        state: 'unusable',
        reason: 'holds a whole request: only texts counted by themselves are of use',
      }
    }
    return checked(only, actualTokens, null)
  })
}

function counted(line: Fields, text: string): CountReading {
  const tokens = line.tokens ?? line.count
  if (typeof tokens !== 'number') return { state: 'unusable', reason: 'has no `tokens` beside its `text`' }
  return checked(text, tokens, textAmong(line.source) ?? null)
}

function checked(text: string, tokens: number, source: string | null): CountReading {
  if (text === '') return { state: 'unusable', reason: 'has an empty text' }
  // No tokenizer gives more than one token a byte; with some more for what stands around a text.
  const most = 4 * text.length + 1000
  if (!Number.isSafeInteger(tokens) || tokens < 1 || tokens > most) {
    return { state: 'unusable', reason: 'has a number of tokens that cannot be' }
  }
  return { state: 'counted', text, tokens, source }
}
