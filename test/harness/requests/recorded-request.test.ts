import { expect, test } from 'vitest'
import { halfOf, recordedRequest } from '../../../harness/requests/recorded-request.ts'

const line = (fields: object) =>
  JSON.stringify({
    provider: 'openai',
    endpoint: 'chat',
    model: 'gpt-4o',
    request: { messages: [{ role: 'user', content: 'hi' }] },
    prompt_tokens: 8,
    source_repo: 'a/b',
    path: 'tests/x/one.yaml',
    ...fields,
  })

test('a record is grouped by what it holds, and halved by its repository and folder', () => {
  const plain = recordedRequest(line({}))
  expect(plain).toMatchObject({ group: 'openai-chat/plain', actualTokens: 8, folder: 'a/btests/x' })
  expect(plain).toMatchObject({ half: halfOf('a/btests/x') })
  const call = { id: '1', type: 'function', function: { name: 'f', arguments: '{}' } }
  const groupOf = (request: object, more: object = {}) => {
    const read = recordedRequest(line({ request, ...more }))
    return typeof read === 'string' ? read : read.group
  }
  const tools = [{ type: 'function', function: { name: 'f' } }]
  const response_format = { type: 'json_schema', json_schema: { name: 'x', schema: {} } }
  const turn = (calls: object[]) => [{ role: 'assistant', tool_calls: calls }]
  expect(groupOf({ messages: [], tools })).toBe('openai-chat/tools')
  expect(groupOf({ messages: turn([call]), tools })).toBe('openai-chat/one-call-history')
  expect(groupOf({ messages: turn([call, call]), tools })).toBe('openai-chat/parallel-calls')
  expect(groupOf({ messages: turn([call]), tools, response_format })).toBe('openai-chat/json-schema')
  expect(groupOf({ messages: [], web_search_options: {} })).toBe('hidden-parts')
  expect(groupOf({ input: [{ type: 'function_call' }] }, { endpoint: 'responses' })).toBe(
    'openai-responses/history',
  )
  expect(groupOf({ input: [{ type: 'tool_search_call' }] }, { endpoint: 'responses' })).toBe('hidden-parts')
  const claude = { provider: 'anthropic', endpoint: 'messages', model: 'claude-sonnet-4-5' }
  expect(groupOf({ messages: [], tools: [{ name: 'f' }] }, claude)).toBe('anthropic/tools')
})

test('what cannot be used is told without its text', () => {
  expect(recordedRequest('{"secret')).toBe('is not JSON')
  expect(recordedRequest(line({ request: null }))).toBe('has no request')
  expect(recordedRequest(line({ path: 7 }))).toBe('has no provider, source_repo or path')
  expect(recordedRequest(line({ prompt_tokens: 0 }))).toBe('has no count of its input')
  expect(recordedRequest(line({ endpoint: 'embeddings' }))).toBe('is of an endpoint without messages')
  expect(recordedRequest(line({ model: 'llama-3' }))).toContain('no rule')
})

test('both halves are in use, and a folder is always in the same one', () => {
  const halves = Array.from({ length: 40 }, (_, at) => halfOf(`repository/folder-${at}`))
  expect(new Set(halves)).toEqual(new Set(['fit', 'check']))
  expect(halfOf('repository/folder-1')).toBe(halves[1])
})
