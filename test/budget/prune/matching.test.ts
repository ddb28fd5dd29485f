import { describe, expect, test } from 'vitest'
import { adapterFor } from '../../../budget/messages/formats.ts'
import { matchCalls } from '../../../budget/prune/matching.ts'

const match = (...messages: object[]) =>
  matchCalls(messages.map((message) => adapterFor(message, undefined).view(message)))
const user = { role: 'user', content: 'q' }
const calls = (...ids: string[]) => ({
  role: 'assistant',
  content: null,
  tool_calls: ids.map((id) => ({ id, type: 'function', function: { name: 'read', arguments: '{}' } })),
})
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'r' })

describe('a result belongs to', () => {
  test('the latest call with its id, since ids are used again', () => {
    expect(match(calls('a'), result('a'), calls('a'), result('a')).groupOf).toEqual([0, 0, 2, 2])
    const dangling = match(calls('a'), user, calls('a'), result('a'))
    expect(dangling.groupOf).toEqual([0, 1, 2, 2])
    expect([...dangling.unanswered]).toEqual([0])
  })

  test('its call across a user message', () => {
    expect(match(calls('a'), user, result('a')).groupOf).toEqual([0, 1, 0])
  })

  test('calls without ids in the order of the latest batch', () => {
    const parallel = match(calls('', ''), result(''), result(''), calls(''), result(''))
    expect(parallel.groupOf).toEqual([0, 0, 0, 3, 3])
    expect(parallel.unanswered.size).toBe(0)
  })

  test('a legacy function call by its name', () => {
    const call = (name: string) => ({
      role: 'assistant',
      content: null,
      function_call: { name, arguments: '{}' },
    })
    const answer = (name: string) => ({ role: 'function', name, content: 'r' })
    expect(match(call('a'), answer('a'), call('b'), answer('b')).groupOf).toEqual([0, 0, 2, 2])
  })

  test("Ollama's and Gemini's calls by name", () => {
    const call = {
      role: 'assistant',
      content: '',
      tool_calls: [{ function: { name: 'a', arguments: {} } }, { function: { name: 'b', arguments: {} } }],
    }
    const { groupOf, unanswered } = match(call, { role: 'tool', tool_name: 'b', content: 'r' }, user)
    expect(groupOf).toEqual([0, 0, 2])
    expect([...unanswered]).toEqual([0])
    const model = { role: 'model', parts: [{ functionCall: { id: 'x', name: 'a', args: {} } }] }
    const response = { role: 'user', parts: [{ functionResponse: { name: 'a', response: {} } }] }
    expect(match(model, response).groupOf).toEqual([0, 0])
  })

  test('nothing, where no call has its id', () => {
    const { groupOf, answering } = match(user, result('lost'))
    expect(groupOf).toEqual([0, 1])
    expect(answering.size).toBe(0)
  })
})

describe('said twice', () => {
  test('is the later of two results, unless the first failed', () => {
    const output = (type: string) => ({
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'a', toolName: 'f', output: { type, value: 'x' } }],
    })
    const call = {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'f', input: {} }],
    }
    expect([...match(call, output('text'), output('text')).duplicates.keys()]).toEqual([2])
    expect([...match(call, output('error-text'), output('text')).duplicates.keys()]).toEqual([1])
    expect([...match(call, output('text'), output('error-text')).duplicates.keys()]).toEqual([2])
  })

  test('is a call of the same id in one response', () => {
    const call = { type: 'function_call', call_id: 'a', name: 'f', arguments: '{}' }
    const output = { type: 'function_call_output', call_id: 'a', output: 'r' }
    const { duplicates, groupOf } = match(call, call, output, output)
    expect([...duplicates.keys()]).toEqual([1, 3])
    expect(groupOf).toEqual([0, 0, 0, 0])
  })
})

describe('belongs to its call too', () => {
  test('an approval, its request and the run', () => {
    const request = { type: 'mcp_approval_request', id: 'ap', name: 'rm', arguments: '{}', server_label: 's' }
    const response = { type: 'mcp_approval_response', approval_request_id: 'ap', approve: true }
    const run = {
      type: 'mcp_call',
      id: 'm',
      approval_request_id: 'ap',
      name: 'rm',
      arguments: '{}',
      output: 'ok',
    }
    expect(match(user, request, response, run).groupOf).toEqual([0, 1, 1, 1])
    expect([...match(user, request).unanswered]).toEqual([1])
  })

  test("the AI SDK's approval request in a message of its own", () => {
    const call = {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'f', input: {} }],
    }
    const request = {
      role: 'assistant',
      content: [{ type: 'tool-approval-request', approvalId: 'ap', toolCallId: 'a' }],
    }
    const response = {
      role: 'tool',
      content: [{ type: 'tool-approval-response', approvalId: 'ap', approved: false }],
    }
    expect(match(call, request, response).groupOf).toEqual([0, 0, 0])
  })
})
