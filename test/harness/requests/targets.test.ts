import { describe, expect, test } from 'vitest'
import type { RecordedRequest } from '../../../harness/requests/recorded-request.ts'
import { type RequestSummary, summariseRequests } from '../../../harness/requests/summarise-requests.ts'
import { judgeRequests, type RequestTarget } from '../../../harness/requests/targets.ts'

const request = (actualTokens: number, folder = 'a'): RecordedRequest => ({
  provider: 'mistral',
  model: 'mistral-large',
  body: {},
  actualTokens,
  group: 'mistral/all',
  folder,
  half: 'check',
})

test('shares and errors of what a contender says; what it says nothing of is missing, and never 0', async () => {
  const hundred = {
    id: 'hundred',
    estimate: async ({ folder }: RecordedRequest) => (folder === 'b' ? null : 100),
  }
  const requests = [request(100), request(102), request(80), request(50, 'b')]
  expect(await summariseRequests(requests, [hundred, { id: 'mute', estimate: async () => null }])).toEqual([
    {
      group: 'mistral/all',
      half: 'check',
      contender: 'hundred',
      requests: 4,
      folders: 2,
      missing: 1,
      exact_share: 1 / 3,
      within_2_share: 2 / 3,
      median_error: 2 / 102,
      p95_error: expect.closeTo(0.227, 3),
    },
    expect.objectContaining({ contender: 'mute', missing: 4, exact_share: null, median_error: null }),
  ])
})

describe('judgeRequests', () => {
  const line: RequestSummary = {
    group: 'mistral/all',
    half: 'check',
    contender: 'exact',
    requests: 10,
    folders: 5,
    missing: 0,
    exact_share: 0.7,
    within_2_share: 0.9,
    median_error: 0.03,
    p95_error: 0.1,
  }
  const state = (target: Partial<RequestTarget>, lines = [line]) =>
    judgeRequests(lines, [
      { group: 'mistral/all', contender: 'exact', figure: 'exact_share', limit: 0.8, ...target },
    ])[0]?.state

  test('a share must be reached, an error kept', () => {
    expect(state({ limit: 0.7 })).toBe('passed')
    expect(state({})).toBe('failed')
    expect(state({ figure: 'median_error', limit: 0.03 })).toBe('passed')
    expect(state({ figure: 'median_error', limit: 0.02 })).toBe('failed')
  })

  test('a known failure may not get worse', () => {
    expect(state({ known: 0.7 })).toBe('known-failure')
    expect(state({ known: 0.71 })).toBe('failed')
    expect(state({ figure: 'median_error', limit: 0.02, known: 0.03 })).toBe('known-failure')
    expect(state({ figure: 'median_error', limit: 0.02, known: 0.029 })).toBe('failed')
  })

  test('what was not measured fails as missing, and the fit half proves nothing', () => {
    expect(state({}, [])).toBe('missing')
    expect(state({ limit: 0.5 }, [{ ...line, half: 'fit' }])).toBe('missing')
  })
})
