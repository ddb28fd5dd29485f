export interface FetchOptions {
  /** For instance an `Authorization` header. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Default 3000. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export interface JsonRequest extends FetchOptions {
  /** Sent as JSON in a POST; absent: a GET. */
  readonly body?: unknown
}

/** @throws {Error} naming the URL, for no connection, a timeout, a status other than 2xx, or a body that is no JSON */
export async function fetchJson(url: string, request: JsonRequest = {}): Promise<unknown> {
  const { headers = {}, timeoutMs = 3000, signal, body } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          }),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return await response.json()
  } catch (error) {
    throw new Error(`${url}: ${timeout.aborted ? `no answer in ${timeoutMs} ms` : reason(error)}`, {
      cause: error,
    })
  }
}

/** `fetch` hides the reason (connection refused) in the cause. */
function reason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const message = error instanceof Error ? error.message : String(error)
  if (!(cause instanceof Error)) return message
  const code = (cause as { code?: unknown }).code
  return `${message} (${typeof code === 'string' ? code : cause.message})`
}

/** The root of a server whose URL may have been given with its API's path. */
export const serverRoot = (baseUrl: string): string => baseUrl.replace(/\/*(?:(?:v1|api)\/*)?$/, '')
