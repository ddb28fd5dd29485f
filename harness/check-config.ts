import { type BenchConfig, ConfigError, type Limit } from './config.ts'
import { type GatedEstimator, mayBeExcused } from './gate/estimator.ts'
import { idsNamed, isNamed } from './pattern.ts'
import { FIGURE_COLUMNS } from './summary-columns.ts'

/** What there is to choose from. */
export interface Known {
  readonly estimators: readonly GatedEstimator[]
  readonly references: readonly string[]
}

const BOUNDED: readonly string[] = FIGURE_COLUMNS.filter(
  (column) => column !== 'documents' && column !== 'sources',
)

const OWN_RULES: readonly string[] = ['exact', 'golden', 'validity']

/**
 * Checks what a config file exports.
 * @throws {ConfigError} naming every field that is wrong, and what it may be.
 */
export function checkConfig(value: unknown, known: Known, file: string): BenchConfig {
  const problems: string[] = []
  const ids = known.estimators.map(({ id }) => id)
  const report = (field: string, problem: string): void => {
    problems.push(`${field === '' ? 'the default export' : field}: ${problem}`)
  }

  function record(at: string, given: unknown, fields: readonly string[]): Record<string, unknown> {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      report(at, `must be an object with ${fields.join(', ')}`)
      return {}
    }
    for (const key of Object.keys(given)) {
      if (!fields.includes(key)) report(within(at, key), `no such field; there are ${fields.join(', ')}`)
    }
    return given as Record<string, unknown>
  }
  function list(at: string, given: unknown): readonly unknown[] {
    if (Array.isArray(given)) return given
    report(at, 'must be a list')
    return []
  }
  function text(at: string, given: unknown): void {
    if (typeof given !== 'string' || given.trim() === '') report(at, 'must be a text that is not empty')
  }
  function whole(at: string, given: unknown, least: number): void {
    if (!Number.isSafeInteger(given) || (given as number) < least)
      report(at, `must be a whole number, ${least} or more`)
  }
  function names(at: string, given: unknown, choices: readonly string[]): void {
    for (const [index, name] of list(at, given).entries()) {
      if (typeof name !== 'string' || idsNamed(name, choices).length === 0) {
        report(`${at}[${index}]`, `${JSON.stringify(name)} is none of ${choices.join(', ')}`)
      }
    }
  }
  function selection(at: string, given: unknown, choices: readonly string[], words: readonly string[]): void {
    if (Array.isArray(given)) names(at, given, choices)
    else if (typeof given !== 'string' || !words.includes(given)) {
      report(at, `must be ${words.map((word) => `'${word}'`).join(', ')} or a list of ids`)
    }
  }
  function bound(at: string, given: unknown): void {
    const { min, max } = record(at, given, ['min', 'max'])
    const one = [min, max].filter((side) => side !== undefined)
    if (one.length !== 1 || !Number.isFinite(one[0])) report(at, 'must be { min: number } or { max: number }')
  }
  function limit(at: string, given: unknown): void {
    const it = record(at, given, ['id', 'estimators', 'references', 'cells', 'bounds', 'goal', 'reason'])
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(it.id)))
      report(`${at}.id`, 'must be kebab-case, like within-20')
    if (OWN_RULES.includes(it.id as string)) report(`${at}.id`, `'${it.id}' is a rule that is always judged`)
    names(`${at}.estimators`, it.estimators, ids)
    selection(`${at}.references`, it.references, known.references, ['all', 'own'])
    if (it.cells !== 'kinds')
      for (const [index, cell] of list(`${at}.cells`, it.cells).entries()) text(`${at}.cells[${index}]`, cell)
    const bounds = record(`${at}.bounds`, it.bounds, BOUNDED)
    if (Object.keys(bounds).length === 0) report(`${at}.bounds`, 'bounds nothing')
    for (const [metric, side] of Object.entries(bounds)) bound(`${at}.bounds.${metric}`, side)
    if (it.goal !== undefined && it.goal !== true) report(`${at}.goal`, 'must be true, or left out')
    text(`${at}.reason`, it.reason)
  }
  function hasGoal({ id }: GatedEstimator): boolean {
    const limits = Array.isArray(config.limits) ? (config.limits as Partial<Limit>[]) : []
    return limits.some(
      (limit) => limit?.goal === true && Array.isArray(limit.estimators) && isNamed(limit.estimators, id),
    )
  }
  function permission(at: string, given: unknown): void {
    const { estimators, reason } = record(at, given, ['estimators', 'reason'])
    names(`${at}.estimators`, estimators, ids)
    text(`${at}.reason`, reason)
    if (!Array.isArray(estimators)) return
    for (const estimator of known.estimators) {
      if (isNamed(estimators, estimator.id) && !mayBeExcused(estimator) && !hasGoal(estimator)) {
        report(
          `${at}.estimators`,
          `failures of '${estimator.id}' may not be declared: mend it (${EXCUSABLE})`,
        )
      }
    }
  }

  const config = record('', value, FIELDS)
  whole('seed', config.seed, 0)
  whole('deadlineMs', config.deadlineMs, 1)
  selection('estimators', config.estimators, ids, ['all'])
  selection('references', config.references, known.references, ['all'])
  const limits = list('limits', config.limits)
  for (const [index, entry] of limits.entries()) limit(`limits[${index}]`, entry)
  const limitIds = limits.map((entry) => (entry as { id?: unknown } | null)?.id)
  for (const id of new Set(limitIds.filter((id, index) => limitIds.indexOf(id) !== index))) {
    report('limits', `two limits are called '${id}'`)
  }
  for (const [index, entry] of list('knownFailures', config.knownFailures).entries()) {
    permission(`knownFailures[${index}]`, entry)
  }
  const throughput = record('throughput', config.throughput, [
    'target',
    'launches',
    'launchDeadlineMs',
    'warnBelow',
  ])
  names('throughput.target', [throughput.target], known.references)
  whole('throughput.launches', throughput.launches, 1)
  whole('throughput.launchDeadlineMs', throughput.launchDeadlineMs, 1)
  for (const [index, entry] of list('throughput.warnBelow', throughput.warnBelow).entries()) {
    const at = `throughput.warnBelow[${index}]`
    const warning = record(at, entry, ['estimators', 'ratioToTokenx', 'reason'])
    names(`${at}.estimators`, warning.estimators, ids)
    if (!Number.isFinite(warning.ratioToTokenx)) report(`${at}.ratioToTokenx`, 'must be a number')
    text(`${at}.reason`, warning.reason)
  }
  if (problems.length === 0) {
    for (const id of ids) {
      if (!(config as unknown as BenchConfig).limits.some(({ estimators }) => isNamed(estimators, id))) {
        report('limits', `'${id}' is held to none: name it in the estimators of one`)
      }
    }
  }
  if (problems.length > 0) throw new ConfigError(file, problems)
  return value as BenchConfig
}

const FIELDS = ['seed', 'deadlineMs', 'estimators', 'references', 'limits', 'knownFailures', 'throughput']
const EXCUSABLE =
  'only those of chars-4, utf8-bytes-4, word-heuristic, their calibrated forms and npm packages may, and of goals'

function within(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`
}
