import type { BenchConfig, Bound, Limit } from './harness/config.ts'

/** Within 20% of the true count: as a whole, and for nine documents in ten. */
const within20Percent: { coverage: Bound; wape: Bound; within_20pct: Bound } = {
  coverage: { min: 1 },
  wape: { max: 0.2 },
  within_20pct: { min: 0.9 },
}

const speedReason = 'it was built to be that much faster (docs/fitted.md)'

/** Goals of one of our tiers, on the holdout's documents of 50 tokens or more. `p95` is of |ln(estimate / count)|. */
function goals(
  tier: string,
  most: { macro: number; otherMacro: number; kind: number; p95: number; safety: number },
): Limit[] {
  const reason = `What ${tier} is to reach for its size (docs/fitted.md).`
  const ofTier = { estimators: [tier], goal: true, reason } as const
  return [
    {
      ...ofTier,
      id: `${tier}-macro`,
      references: ['o200k_base'],
      cells: ['macro/all'],
      bounds: {
        mape: { max: most.macro },
        p95_abs_log: { max: most.p95 },
        safety_factor: { max: most.safety },
      },
    },
    {
      ...ofTier,
      id: `${tier}-other`,
      references: ['*', '!o200k_base'],
      cells: ['macro/all'],
      bounds: { mape: { max: most.otherMacro } },
    },
    {
      ...ofTier,
      id: `${tier}-kinds`,
      references: ['o200k_base'],
      cells: 'kinds',
      bounds: { mape: { max: most.kind } },
    },
  ]
}

const config: BenchConfig = {
  seed: 20_260_101,
  deadlineMs: 2_000,
  estimators: 'all',
  references: 'all',
  limits: [
    {
      id: 'within-20',
      estimators: [
        '*',
        '!tiktoken',
        '!huggingface',
        '!gpt-tokenizer',
        '!ai-tokenizer',
        '!hypertok',
        '!fitted',
        '!fitted-nano',
      ],
      references: 'all',
      cells: 'kinds',
      bounds: within20Percent,
      reason:
        'A context budget keeps a fifth in reserve, so an error of up to 20% does no harm. A caller seldom knows the ' +
        'kind of text in advance, and a model may have any vocabulary: the limit holds for each by itself.',
    },
    {
      id: 'within-20-ascii',
      estimators: ['fitted', 'fitted-nano'],
      references: 'all',
      cells: ['english/*', 'code/*', 'json/*', 'agent/*', '!*/all'],
      bounds: within20Percent,
      reason: 'The same limit, which our small tiers keep on English, code, data and conversations.',
    },
    {
      id: 'within-20-unicode',
      estimators: ['fitted', 'fitted-nano'],
      references: 'all',
      cells: ['unicode/*', '!*/all'],
      bounds: within20Percent,
      goal: true,
      reason:
        'The same limit on other languages and scripts, which our small tiers do not keep yet: what is tried and why ' +
        'it falls short is in docs/fitted.md. No failure declared may get worse.',
    },
    {
      id: 'within-20-own',
      estimators: ['tiktoken', 'huggingface', 'gpt-tokenizer', 'ai-tokenizer', 'hypertok'],
      references: 'own',
      cells: 'kinds',
      bounds: within20Percent,
      reason:
        'A tokenizer claims to count its own vocabulary and no other. Its error on others is measured and in the ' +
        'reports: it tells how far vocabularies differ, which is no fault of the tokenizer.',
    },
    ...goals('fitted-nano', { macro: 0.04, otherMacro: 0.05, kind: 0.13, p95: 0.11, safety: 1.18 }),
    ...goals('fitted', { macro: 0.033, otherMacro: 0.043, kind: 0.09, p95: 0.09, safety: 1.13 }),
    ...goals('fitted-max', { macro: 0.02, otherMacro: 0.03, kind: 0.06, p95: 0.06, safety: 1.08 }),
  ],
  knownFailures: [
    {
      estimators: ['chars-4', 'utf8-bytes-4', 'word-heuristic'],
      reason: 'Formulas in wide use, kept as published to be compared with: their failures are a result.',
    },
    {
      estimators: ['ema-calibrated*'],
      reason: 'One ratio for all texts cannot mend a base whose error differs from kind to kind.',
    },
    {
      estimators: ['tokenx', 'gpt-tokenizer', 'ai-tokenizer', 'hypertok'],
      reason: 'Peers: other people publish them, and we measure the version that is installed as it is.',
    },
    {
      estimators: ['fitted*'],
      reason: 'Goals not reached yet; what is tried and why it falls short is in docs/fitted.md.',
    },
  ],
  throughput: {
    target: 'o200k_base',
    launches: 5,
    launchDeadlineMs: 60_000,
    warnBelow: [
      {
        estimators: ['chars-4', 'utf8-bytes-4'],
        ratioToTokenx: 1,
        reason:
          'it does less work for each character than tokenx: if it is slower, look at the measurement first',
      },
      { estimators: ['fitted-nano'], ratioToTokenx: 25, reason: speedReason },
      { estimators: ['fitted'], ratioToTokenx: 20, reason: speedReason },
      { estimators: ['fitted-max'], ratioToTokenx: 8, reason: speedReason },
    ],
  },
}

export default config
