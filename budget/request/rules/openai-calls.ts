import type { CallView, MessageView, ResultView } from '../../messages/view.ts'
import { compactJson } from '../json-text.ts'

export function textOf(view: MessageView): string {
  return view.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
}

export function callsOf(view: MessageView): CallView[] {
  return view.parts.filter((part) => part.kind === 'call')
}

export function resultsOf(view: MessageView): ResultView[] {
  return view.parts.filter((part) => part.kind === 'result')
}

/** The name of the latest call with this id before `end`; '' where none has it. */
export function nameOfCall(views: readonly MessageView[], end: number, id: string): string {
  for (let at = end - 1; at >= 0; at--) {
    const call = callsOf(views[at] as MessageView).find((one) => one.id === id)
    if (call) return call.name
  }
  return ''
}

export function callTokens({ name, text }: CallView, count: (text: string) => number): number {
  return count(name) + count(compactJson(text))
}

/** Parallel calls are one call of a tool that runs several. */
export function parallelCallsText(calls: readonly CallView[]): string {
  const uses = calls.map(
    ({ name, text }) => `{"recipient_name":"functions.${name}","parameters":${compactJson(text) || '{}'}}`,
  )
  return `{"tool_uses":[${uses.join(',')}]}`
}

export function parallelResultsText(results: readonly ResultView[]): string {
  return `[${results.map(({ texts }) => JSON.stringify(texts.join(''))).join(', ')}]`
}
