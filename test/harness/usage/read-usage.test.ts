import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readUsage, readUsageLine } from '../../../harness/usage/read-usage.ts'
import type { UsageEntry, UsageRecord } from '../../../harness/usage/usage-record.ts'
import { UsageError } from '../../../harness/usage-error.ts'

const directory = mkdtempSync(join(tmpdir(), 'usage-'))
afterAll(() => rmSync(directory, { recursive: true }))

const fixture = (name: string): string => new URL(`fixtures/${name}.jsonl`, import.meta.url).pathname

async function entriesOf(file: string, options?: Parameters<typeof readUsage>[1]): Promise<UsageEntry[]> {
  const entries: UsageEntry[] = []
  for await (const entry of readUsage(file, options)) entries.push(entry)
  return entries
}

async function recordsOf(name: string): Promise<UsageRecord[]> {
  const entries = await entriesOf(fixture(name))
  return entries.flatMap(({ reading }) => (reading.state === 'record' ? [reading.record] : []))
}

const written = (name: string, content: string | Buffer): string => {
  const file = join(directory, name)
  writeFileSync(file, content)
  return file
}

const good = '{"text":"a","tokens":1,"model":"gpt-4o"}'
const states = (entries: readonly UsageEntry[]) => entries.map(({ line, reading }) => [line, reading.state])

describe('formats', () => {
  test.each([
    ['openai-chat', 'openai', 'gpt-4o-mini-2024-07-18', 68, '2025-03-01T10:00:00.000Z'],
    ['openai-responses', 'openai', 'gpt-4.1-mini-2025-04-14', 27, '2025-03-01T10:01:40.000Z'],
    ['anthropic-messages', 'anthropic', 'claude-sonnet-4-5-20250929', 1249, '2025-03-01T10:03:20.000Z'],
    ['gemini', 'google', 'gemini-2.5-flash', 13, null],
    ['opentelemetry', 'openai', 'gpt-4o-2024-08-06', 61, '2025-03-01T10:05:00.000Z'],
    ['ai-sdk', 'openai', 'gpt-4.1', 23, '2025-03-01T10:07:00.000Z'],
    ['plain', 'mistral', 'mistral-large-latest', 8, null],
    ['shared-layout', 'openai', 'gpt-4o-mini-2024-07-18', 15, null],
  ])('%s', async (name, provider, model, actualTokens, time) => {
    const [record] = await recordsOf(name)
    expect(record).toMatchObject({ provider, model, actualTokens })
    expect(record?.time_ms ?? null).toBe(time === null ? null : Date.parse(time))
  })

  test('a failed request is ignored, and says why', async () => {
    const entries = await entriesOf(fixture('openai-chat'))
    expect(entries[1]).toMatchObject({ line: 2, reading: { state: 'ignored', reason: 'the request failed' } })
  })

  test('a span’s parts become the chat messages that say the same', async () => {
    const [record] = await recordsOf('opentelemetry')
    expect(record?.content).toEqual({
      kind: 'request',
      body: {
        model: 'gpt-4o-2024-08-06',
        messages: [
          { role: 'system', content: 'You work at the quay.' },
          { role: 'user', content: 'Is the ferry late?' },
          {
            role: 'assistant',
            content: '',
            tool_calls: [
              {
                id: 'c1',
                type: 'function',
                function: { name: 'ferry_delay', arguments: '{"line":"north"}' },
              },
            ],
          },
          { role: 'tool', tool_call_id: 'c1', content: '{"minutes":12}' },
        ],
      },
    })
  })

  test('an OTLP export holds many spans; those of no model or without content are ignored', async () => {
    const readings = (await entriesOf(fixture('opentelemetry'))).filter(({ line }) => line === 2)
    expect(readings.map(({ reading }) => reading.state)).toEqual(['record', 'ignored', 'ignored'])
    expect(readings[0]?.reading).toMatchObject({
      record: { actualTokens: 14, time_ms: Date.parse('2025-03-01T10:06:00Z'), model: 'gpt-4o' },
    })
  })

  test('the AI SDK’s two spellings of the model and of the count', async () => {
    const [, older] = await recordsOf('ai-sdk')
    expect(older).toMatchObject({ provider: 'anthropic', model: 'claude-sonnet-4-5', actualTokens: 11 })
  })

  test('embeddings are texts and no conversation', async () => {
    const [, , embedding] = await recordsOf('plain')
    expect(embedding?.content).toEqual({ kind: 'texts', texts: ['one herring', 'two herrings'] })
  })

  test.each([
    ['{"text":"a","tokens":0,"model":"m"}', 'ignored'],
    ['{"text":"a","tokens":-5,"model":"m"}', 'ignored'],
    ['{"text":"a","tokens":"12","model":"m"}', 'ignored'],
    ['{"text":"a","tokens":null,"model":"m"}', 'ignored'],
    ['{"text":"a","tokens":1}', 'bad'],
    ['{"request":{"input":[1,2,3],"model":"m"},"prompt_tokens":3}', 'ignored'],
    ['{"request":{"model":"m"},"prompt_tokens":3}', 'bad'],
    ['{"request":"x","prompt_tokens":3}', 'bad'],
    ['{"hello":1}', 'bad'],
    ['[1]', 'bad'],
    ['null', 'bad'],
    ['12', 'bad'],
    ['{"text":"a","tok', 'bad'],
  ])('%s is %s', (line, state) => {
    expect(readUsageLine(line).map((reading) => reading.state)).toEqual([state])
  })
})

describe('files', () => {
  test('bad lines are told by their numbers, and the rest is read', async () => {
    const file = written('mixed.jsonl', `\uFEFF${good}\r\n\r\nnot json\n\n${good}`)
    expect(states(await entriesOf(file))).toEqual([
      [1, 'record'],
      [3, 'bad'],
      [5, 'record'],
    ])
  })

  test('nothing of a bad line is ever told', async () => {
    const secret = 'sk-HERRING-1234'
    const lines = [
      `{"text":"${secret}","tokens":`,
      `{"${secret}":1}`,
      `"${secret}"`,
      `{"request":{"model":"${secret}"},"prompt_tokens":3}`,
      `{"text":"${secret}","tokens":1}`,
      `{"request":{"messages":[]},"response":{"error":"${secret}"}}`,
    ]
    const entries = await entriesOf(written('secrets.jsonl', lines.join('\n')))
    expect(entries).toHaveLength(lines.length)
    expect(JSON.stringify(entries)).not.toContain('HERRING')
  })

  test('gzip is told by its bytes, and may have several members', async () => {
    const file = written(
      'members.jsonl',
      Buffer.concat([gzipSync(`${good}\n`), gzipSync(`${good}\n${good}\n`)]),
    )
    expect(states(await entriesOf(file))).toEqual([
      [1, 'record'],
      [2, 'record'],
      [3, 'record'],
    ])
  })

  const lines = Array.from(
    { length: 3000 },
    (_, index) => `{"text":"${(index * 7919).toString(36)}","tokens":2,"model":"gpt-4o"}`,
  ).join('\n')

  test('compressed data that breaks off: what came before stands', async () => {
    const whole = gzipSync(lines)
    const entries = await entriesOf(written('cut.jsonl.gz', whole.subarray(0, whole.length >> 1)))
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.at(-1)?.reading).toMatchObject({
      state: 'bad',
      reason: expect.stringContaining('cut off'),
    })
    expect(entries.slice(0, -1).every(({ reading }) => reading.state === 'record')).toBe(true)
  })

  test('compressed data that is damaged', async () => {
    const whole = gzipSync(lines)
    whole.fill(0xff, whole.length >> 1, (whole.length >> 1) + 64)
    const entries = await entriesOf(written('damaged.jsonl.gz', whole))
    expect(entries.at(-1)?.reading).toMatchObject({
      state: 'bad',
      reason: expect.stringContaining('damaged'),
    })
  })

  test('a line too long is skipped, and the next is read', async () => {
    const file = written('long.jsonl', `${good}\n{"text":"${'x'.repeat(5000)}"}\n${good}\n`)
    expect(states(await entriesOf(file, { maximumLineBytes: 1000 }))).toEqual([
      [1, 'record'],
      [2, 'bad'],
      [3, 'record'],
    ])
  })

  test('a line that is not UTF-8 is skipped', async () => {
    const file = written('latin1.jsonl', Buffer.concat([Buffer.from([0xe9, 0x0a]), Buffer.from(good)]))
    expect(states(await entriesOf(file))).toEqual([
      [1, 'bad'],
      [2, 'record'],
    ])
  })

  test('an empty file holds nothing', async () => {
    expect(await entriesOf(written('empty.jsonl', ''))).toEqual([])
  })

  test('a file that is not there is the caller’s mistake', async () => {
    await expect(entriesOf(join(directory, 'none.jsonl'))).rejects.toThrow(UsageError)
    await expect(entriesOf(directory)).rejects.toThrow(UsageError)
  })
})
