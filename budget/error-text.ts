/** Where servers and client libraries put the message; the request itself is never under these. */
const KEYS = [
  ...['message', 'type', 'code', 'error', 'errors', 'lastError', 'cause', 'detail', 'details'],
  ...['body', 'responseBody', 'response', 'data', 'metadata', 'raw', 'n_prompt_tokens', 'n_ctx'],
]
const MAX_DEPTH = 6
const MAX_CHARS = 20_000

/** The texts of an error, one a line; `key: value` for numbers. A text that cannot be read is left out. */
export function errorText(error: unknown): string {
  const lines: string[] = []
  collect(error, MAX_DEPTH, lines)
  return lines.join('\n')
}

function collect(value: unknown, depth: number, lines: string[]): void {
  if (typeof value === 'string') {
    lines.push(value.slice(0, MAX_CHARS))
  } else if (typeof value === 'object' && value !== null && depth > 0) {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 20)) collect(item, depth - 1, lines)
      return
    }
    for (const key of KEYS) {
      const field = read(value, key)
      if (typeof field === 'number') lines.push(`${key}: ${field}`)
      else collect(field, depth - 1, lines)
    }
  }
}

/** A getter of a foreign error object may throw. */
function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}
