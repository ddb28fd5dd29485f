/** What each built-in estimator is called among the package's exports. */
const EXPORTS: Readonly<Record<string, string>> = {
  'chars-4': 'chars4',
  'utf8-bytes-4': 'utf8Bytes4',
  'word-heuristic': 'wordHeuristic',
  'fitted-nano': 'fittedNano',
  fitted: 'fitted',
  'fitted-max': 'fittedMax',
  tokenx: 'tokenx',
  tiktoken: 'tiktoken',
  'gpt-tokenizer': 'gptTokenizer',
  'ai-tokenizer': 'aiTokenizer',
  hypertok: 'hypertok',
  huggingface: 'huggingface',
}

/** Those that run other packages have an entry of their own. */
const PEERS = ['tokenx', 'tiktoken', 'gptTokenizer', 'aiTokenizer', 'hypertok', 'huggingface']
const MADE_BY_CALL = ['tiktoken', 'huggingface']

/** Three lines that use an estimator; undefined for one that is not ours to export. */
export function snippet(estimator: string, tokenizer: string, factor: number): string | undefined {
  const name = Object.hasOwn(EXPORTS, estimator) ? EXPORTS[estimator] : undefined
  if (name === undefined) return undefined
  const spec = MADE_BY_CALL.includes(name) ? `${name}()` : name
  const tokens = factor === 1 ? 'estimate(text)' : `Math.ceil(${Number(factor.toFixed(3))} * estimate(text))`
  const entry = PEERS.includes(name) ? 'tokengauge/peers' : 'tokengauge/estimators'
  return [
    `import { ${name} } from '${entry}'`,
    `const { estimate } = await ${spec}.create({ id: '${tokenizer}' })`,
    `const tokens = ${tokens}`,
  ].join('\n')
}
