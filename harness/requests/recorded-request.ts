import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { resolveModel } from '../../estimators/models.ts'
import { isFields } from '../usage/fields.ts'
import { readLines } from '../usage/read-lines.ts'
import { type RequestGroup, requestGroup } from './request-group.ts'

/** Rules were found on `fit`; what is said of them comes from `check`. */
export type Half = 'fit' | 'check'

/** A whole request, and what its provider counted for it. */
export interface RecordedRequest {
  readonly provider: string
  readonly model: string
  readonly body: Readonly<Record<string, unknown>>
  readonly actualTokens: number
  readonly group: RequestGroup
  /** The repository and folder it was recorded in: the cluster that falls on one side whole. */
  readonly folder: string
  readonly half: Half
}

export interface RecordedRequests {
  readonly requests: RecordedRequest[]
  /** Lines by the reason they were of no use; nothing of a line is in it. */
  readonly left: ReadonlyMap<string, number>
}

const ENDPOINTS = ['chat', 'responses', 'messages', 'gemini']

/**
 * Requests in the form of shared/usage: JSON lines with `provider`, `endpoint`, `model`, `request`,
 * `prompt_tokens`, `source_repo` and `path`, gzipped or not.
 * @throws {UsageError} when the file cannot be opened
 */
export async function readRecordedRequests(file: string): Promise<RecordedRequests> {
  const requests: RecordedRequest[] = []
  const left = new Map<string, number>()
  for await (const line of readLines(file)) {
    const read = line.state === 'bad' ? line.reason : recordedRequest(line.text)
    if (typeof read === 'string') left.set(read, (left.get(read) ?? 0) + 1)
    else requests.push(read)
  }
  return { requests, left }
}

/** A record, or why it is of no use. */
export function recordedRequest(line: string): RecordedRequest | string {
  let record: unknown
  try {
    record = JSON.parse(line)
  } catch {
    return 'is not JSON'
  }
  if (!isFields(record) || !isFields(record.request)) return 'has no request'
  const { provider, endpoint, prompt_tokens: actualTokens, source_repo: repository, path } = record
  if (typeof provider !== 'string' || typeof repository !== 'string' || typeof path !== 'string') {
    return 'has no provider, source_repo or path'
  }
  if (typeof actualTokens !== 'number' || !(actualTokens > 0)) return 'has no count of its input'
  if (!ENDPOINTS.includes(String(endpoint))) return 'is of an endpoint without messages'
  const model = String(record.model || record.request_model || '')
  const maker = provider.replace('azure-', '')
  const group = requestGroup(maker, String(endpoint), resolveModel(model).provider, record.request)
  if (group === undefined) return 'is of a provider or model whose whole requests have no rule'
  const folder = `${repository}${dirname(path)}`
  return { provider: maker, model, body: record.request, actualTokens, group, folder, half: halfOf(folder) }
}

/** By the parity of a digest: fixed before any rule was looked for. */
export function halfOf(folder: string): Half {
  const last = createHash('sha256').update(folder).digest('hex').slice(-1)
  return Number.parseInt(last, 16) % 2 === 0 ? 'fit' : 'check'
}
