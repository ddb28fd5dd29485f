import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { estimateRequestTokens } from '../../budget/index.ts'

export interface FakeProvider {
  readonly url: string
  /** The bodies it was sent. */
  readonly requests: readonly Record<string, never>[]
  close(): Promise<unknown>
}

/**
 * Speaks OpenAI's chat completions and Anthropic's messages: asks for a page `calls` times, then answers. Refuses a
 * request over `contextTokens`, and one with a result whose call is missing, as the providers do.
 */
export async function fakeProvider(calls: number, contextTokens: number): Promise<FakeProvider> {
  const requests: Record<string, never>[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    const provider = request.url?.includes('chat') ? 'openai' : 'anthropic'
    requests.push(body)
    const tokens = estimateRequestTokens(body, { provider }).totalTokens
    const wrong =
      tokens > contextTokens ? 'prompt is too long' : hasOrphan(body) ? 'result without call' : null
    response.writeHead(wrong ? 400 : 200, { 'content-type': 'application/json' })
    const page = requests.length
    const reply =
      provider === 'openai'
        ? chatReply(page, page <= calls, tokens)
        : messagesReply(page, page <= calls, tokens)
    response.end(JSON.stringify(wrong ? { error: { type: 'invalid_request_error', message: wrong } } : reply))
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => new Promise((done) => server.close(done)),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function hasOrphan(body: unknown): boolean {
  const text = JSON.stringify(body)
  const results = [...text.matchAll(/"(?:tool_call_id|tool_use_id)":"([^"]+)"/g)].map((match) => match[1])
  return results.some((id) => !text.includes(`"id":"${id}"`))
}

function chatReply(page: number, asks: boolean, tokens: number): object {
  const call = {
    id: `call_${page}`,
    type: 'function',
    function: { name: 'read_page', arguments: `{"page":${page}}` },
  }
  const message = asks
    ? { role: 'assistant', content: null, tool_calls: [call] }
    : { role: 'assistant', content: 'Turn the valve.' }
  return {
    id: 'chat',
    object: 'chat.completion',
    created: 0,
    model: 'gpt-4o',
    choices: [{ index: 0, message, finish_reason: asks ? 'tool_calls' : 'stop' }],
    usage: { prompt_tokens: tokens, completion_tokens: 5, total_tokens: tokens + 5 },
  }
}

function messagesReply(page: number, asks: boolean, tokens: number): object {
  return {
    id: 'msg',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: asks
      ? [{ type: 'tool_use', id: `toolu_${page}`, name: 'read_page', input: { page } }]
      : [{ type: 'text', text: 'Turn the valve.' }],
    stop_reason: asks ? 'tool_use' : 'end_turn',
    usage: {
      input_tokens: tokens,
      output_tokens: 5,
      cache_read_input_tokens: 0,
      cache_creation_input_tokens: 0,
    },
  }
}
