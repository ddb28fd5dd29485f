import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContextBudget } from '../../../budget/context-budget.ts'
import { ContextBudgetError } from '../../../budget/context-budget-error.ts'
import { resolveContextSize } from '../../../budget/context-size/index.ts'

type Reply = { status?: number; body: unknown } | 'hang'

/** A real server on loopback: answers by `METHOD /path`, 404 elsewhere, and notes what it was asked. */
class Peer {
  readonly asked: { route: string; body: string; authorization: string | undefined }[] = []
  replies: Record<string, Reply> = {}
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const route = `${request.method} ${request.url}`
    this.asked.push({ route, body, authorization: request.headers.authorization })
    const reply = this.replies[route] ?? { status: 404, body: { error: 'not found' } }
    if (reply === 'hang') return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  }
}

let peer: Peer
let url: string
beforeEach(async () => {
  peer = new Peer()
  url = await peer.start()
})
afterEach(() => peer.stop())

const routes = () => peer.asked.map((asked) => asked.route)
const catalogue = { lookUp: () => 131_072, model: 'mine' }

describe('llama.cpp', () => {
  it('takes the runtime window over the training length (CTX: can1357/oh-my-pi#3752)', async () => {
    peer.replies['GET /props'] = { body: { default_generation_settings: { n_ctx: 123_904 }, total_slots: 1 } }
    const size = await resolveContextSize({
      server: { kind: 'llama.cpp', baseUrl: `${url}/v1` },
      catalogue: { lookUp: () => 262_144, model: 'qwen' },
    })
    expect(size).toEqual({ state: 'known', contextTokens: 123_904, source: 'llama.cpp', warnings: [] })
    expect(routes()).toEqual(['GET /props'])
  })

  it('asks the slots where the properties do not tell', async () => {
    peer.replies['GET /props'] = { body: { total_slots: 2 } }
    peer.replies['GET /slots'] = { body: [{ n_ctx: 2048 }, { n_ctx: 2048 }] }
    const size = await resolveContextSize({ server: { kind: 'llama.cpp', baseUrl: `${url}/` } })
    expect(size).toMatchObject({ contextTokens: 2048 })
  })

  it('does not make a router load the model', async () => {
    peer.replies['GET /props?model=a%2Fb&autoload=false'] = {
      body: { default_generation_settings: { n_ctx: 512 } },
    }
    const size = await resolveContextSize({ server: { kind: 'llama.cpp', baseUrl: url, model: 'a/b' } })
    expect(size).toMatchObject({ contextTokens: 512 })
  })
})

describe('Ollama', () => {
  const trained = { 'general.architecture': 'llama', 'llama.context_length': 131_072 }
  const server = () => ({ kind: 'ollama', baseUrl: `${url}/v1`, model: 'llama3' }) as const

  it("takes the Modelfile's num_ctx", async () => {
    peer.replies['POST /api/show'] = { body: { parameters: 'num_ctx    16384', model_info: trained } }
    expect(await resolveContextSize({ server: server() })).toMatchObject({
      contextTokens: 16_384,
      source: 'ollama',
    })
    expect(peer.asked).toMatchObject([{ route: 'POST /api/show', body: '{"model":"llama3"}' }])
  })

  it("takes the request's num_ctx before it, cut to what the model was trained for", async () => {
    peer.replies['POST /api/show'] = { body: { parameters: 'num_ctx    16384', model_info: trained } }
    expect(await resolveContextSize({ server: { ...server(), numCtx: 32_768 } })).toMatchObject({
      contextTokens: 32_768,
    })
    expect(await resolveContextSize({ server: { ...server(), numCtx: 1_000_000 } })).toMatchObject({
      contextTokens: 131_072,
    })
  })

  it('takes what the loaded model runs with', async () => {
    peer.replies['POST /api/show'] = { body: { model_info: trained } }
    peer.replies['GET /api/ps'] = { body: { models: [{ name: 'llama3:latest', context_length: 8192 }] } }
    expect(await resolveContextSize({ server: server() })).toMatchObject({
      contextTokens: 8192,
      warnings: [],
    })
  })

  it('assumes the least default, with a warning, and not the training length (CTX: ollama/ollama#8531)', async () => {
    peer.replies['POST /api/show'] = { body: { model_info: trained } }
    peer.replies['GET /api/ps'] = { body: { models: [] } }
    const size = await resolveContextSize({ server: server(), catalogue })
    expect(size).toMatchObject({ state: 'known', contextTokens: 4096, source: 'ollama' })
    expect(size.warnings).toEqual([expect.stringMatching(/llama3; 4096 is assumed.*set options\.num_ctx/)])
  })
})

describe('OpenAI-compatible servers', () => {
  it('finds the model, with the headers given', async () => {
    peer.replies['GET /api/v1/models'] = { body: { data: [{ id: 'x/y:free', context_length: 65_536 }] } }
    const size = await resolveContextSize({
      server: {
        kind: 'openai-compatible',
        baseUrl: `${url}/api/v1/`,
        model: 'x/y:free',
        headers: { authorization: 'Bearer key' },
      },
    })
    expect(size).toEqual({ state: 'known', contextTokens: 65_536, source: 'openai-compatible', warnings: [] })
    expect(peer.asked[0]?.authorization).toBe('Bearer key')
  })

  it('goes on to the catalogue where the list does not tell', async () => {
    peer.replies['GET /models'] = { body: { data: [{ id: 'mine' }] } }
    const server = { kind: 'openai-compatible', baseUrl: url, model: 'mine' } as const
    expect(await resolveContextSize({ server, catalogue })).toEqual({
      state: 'known',
      contextTokens: 131_072,
      source: 'catalogue',
      warnings: ['openai-compatible: tells no window'],
    })
  })
})

describe('resolveContextSize', () => {
  it("takes the user's word, and asks nobody (CTX: aaif-goose/goose#11049)", async () => {
    const server = { kind: 'llama.cpp', baseUrl: url } as const
    const lookUp = () => {
      throw new Error('must not be asked')
    }
    const size = await resolveContextSize({ explicit: 32_768, server, catalogue: { lookUp, model: 'mine' } })
    expect(size).toEqual({ state: 'known', contextTokens: 32_768, source: 'explicit', warnings: [] })
    expect(peer.asked).toEqual([])
  })

  it.each([0, -1, Number.NaN, 4096.5, Number.POSITIVE_INFINITY])(
    'refuses %d as the word of a user',
    async (explicit) => {
      await expect(resolveContextSize({ explicit })).rejects.toBeInstanceOf(ContextBudgetError)
    },
  )

  const training = new Uint8Array(
    Buffer.concat([
      Buffer.from('GGUF\u0003\0\0\0', 'latin1'),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]),
      Buffer.from('\u0014\0\0\0\0\0\0\0general.architecture\u0008\0\0\0\u0005\0\0\0\0\0\0\0llama', 'latin1'),
      Buffer.from('\u0014\0\0\0\0\0\0\0llama.context_length\u0004\0\0\0\0\u0080\0\0', 'latin1'),
    ]),
  )

  it('falls back on the training length, saying that it is no more than that', async () => {
    const size = await resolveContextSize({
      catalogue: { lookUp: () => null, model: 'mine' },
      gguf: training,
    })
    expect(size).toMatchObject({ state: 'known', contextTokens: 32_768, source: 'gguf' })
    expect(size.warnings).toEqual(['catalogue: tells no window', expect.stringMatching(/trained for/)])
  })

  it.each([
    ['a status', { status: 503, body: { error: { message: 'Loading model' } } }, /\/props: HTTP 503/],
    ['no JSON', { body: '<html>' }, /\/props: .*JSON/],
    ['silence', 'hang', /\/props: no answer in 100 ms/],
  ] as const)('passes over a server with %s', async (_, reply, warning) => {
    peer.replies['GET /props'] = reply
    const size = await resolveContextSize({
      server: { kind: 'llama.cpp', baseUrl: url, timeoutMs: 100 },
      catalogue,
    })
    expect(size).toMatchObject({ contextTokens: 131_072, source: 'catalogue' })
    expect(size.warnings).toEqual([expect.stringMatching(warning)])
  })

  it('passes over a server that is not there', async () => {
    await peer.stop()
    const size = await resolveContextSize({ server: { kind: 'llama.cpp', baseUrl: url } })
    expect(size).toMatchObject({ state: 'unknown', contextTokens: null })
    expect(size.warnings).toEqual([expect.stringMatching(/ECONNREFUSED/)])
    peer = new Peer()
    await peer.start()
  })

  it('is unknown without a source, and then the budget is in characters', async () => {
    const size = await resolveContextSize({})
    expect(size).toEqual({ state: 'unknown', contextTokens: null, warnings: [] })
    expect(createContextBudget(size).state).toBe('unknown-size')
  })
})
