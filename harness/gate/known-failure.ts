import { type BenchConfig, ConfigError } from '../config.ts'
import { isNamed } from '../pattern.ts'
import { type Check, cellOf, missing, type Subject } from './check.ts'
import { type GatedEstimator, mayBeExcused } from './estimator.ts'
import { REMEDY } from './remedy.ts'

/** A line of known-failures.csv: a figure outside its limit that is accepted as long as it gets no worse. */
export interface KnownFailure {
  /** The limit's id, or `exact`. */
  readonly rule: string
  readonly estimator: string
  readonly reference: string
  readonly corpus: string
  readonly kind: string
  readonly split: string
  readonly metric: string
  readonly figure: number
}

/** Known failures by what they are about. */
export type Declared = ReadonlyMap<string, KnownFailure>

export function declaredOf(failures: readonly KnownFailure[]): Declared {
  return new Map(failures.map((failure) => [subjectKey(failure), failure]))
}

/** Equal for a declared failure and the check that it is about. */
export function subjectKey(subject: Subject): string {
  const { rule, estimator, reference, split, metric } = subject
  return [rule, estimator, reference, split, cellOf(subject), metric].join(' ')
}

/** Whether the config lets this estimator's failures of a limit be declared. */
export function isPermitted(config: BenchConfig, estimator: GatedEstimator, rule: string): boolean {
  const isGoal = config.limits.some(({ id, goal }) => id === rule && goal === true)
  return (
    (isGoal || mayBeExcused(estimator)) &&
    config.knownFailures.some(({ estimators }) => isNamed(estimators, estimator.id))
  )
}

/** @throws {ConfigError} when a failure is declared of an estimator whose failures may not be. */
export function checkKnownFailures(
  failures: readonly KnownFailure[],
  config: BenchConfig,
  estimators: readonly GatedEstimator[],
  file: string,
): void {
  const byId = new Map(estimators.map((estimator) => [estimator.id, estimator]))
  const problems = failures.flatMap(({ estimator, rule }, index) => {
    const gated = byId.get(estimator)
    return gated && !isPermitted(config, gated, rule)
      ? [
          `line ${index + 2}, column estimator: failures of '${estimator}' may not be declared: mend it, or, ` +
            'if it is a published formula or a peer, name it in knownFailures of the config',
        ]
      : []
  })
  if (problems.length > 0) throw new ConfigError(file, problems)
}

/** Missing, for each declared failure that no check was about: its limit, its cell or its estimator is gone. */
export function unjudgedFailures(declared: Declared, checks: readonly Check[]): readonly Check[] {
  const judged = new Set(checks.map(subjectKey))
  return [...declared]
    .filter(([key]) => !judged.has(key))
    .map(([, { figure, ...subject }]) => ({
      ...subject,
      ...missing(`declared as a known failure, but not judged; ${REMEDY}`),
    }))
}
