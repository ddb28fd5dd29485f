/** What our estimators are called among the exports of `tokengauge/estimators`. */
const OURS: Readonly<Record<string, string>> = {
  'chars-4': 'chars4',
  'utf8-bytes-4': 'utf8Bytes4',
  'word-heuristic': 'wordHeuristic',
  'fitted-nano': 'fittedNano',
  fitted: 'fitted',
  'fitted-max': 'fittedMax',
}

/** How those that run other packages are had from `tokengauge/peers`: two are made by a call. */
const PEERS: Readonly<Record<string, string>> = {
  tokenx: 'tokenx',
  tiktoken: 'tiktoken()',
  'gpt-tokenizer': 'gptTokenizer',
  'ai-tokenizer': 'aiTokenizer',
  hypertok: 'hypertok',
  huggingface: 'huggingface()',
}

/** Three lines that use an estimator; undefined for one that is not ours to export. */
export function snippet(estimator: string, tokenizer: string, factor: number): string | undefined {
  const [entry, spec] = Object.hasOwn(OURS, estimator)
    ? ['tokengauge/estimators', OURS[estimator]]
    : ['tokengauge/peers', Object.hasOwn(PEERS, estimator) ? PEERS[estimator] : undefined]
  if (spec === undefined) return undefined
  const tokens = factor === 1 ? 'estimate(text)' : `Math.ceil(${Number(factor.toFixed(3))} * estimate(text))`
  return [
    `import { ${spec.replace('()', '')} } from '${entry}'`,
    `const { estimate } = await ${spec}.create({ id: '${tokenizer}' })`,
    `const tokens = ${tokens}`,
  ].join('\n')
}
