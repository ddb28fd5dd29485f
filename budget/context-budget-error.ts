/** What is wrong with a budget's or a gauge's configuration. */
export type ContextBudgetErrorCode =
  | 'invalid-context-tokens'
  | 'invalid-max-output-tokens'
  | 'invalid-tools'
  | 'invalid-thresholds'
  | 'invalid-safety-factor'
  | 'nothing-left'

/** Thrown for a configuration that no window can satisfy; `code` tells which part, `message` the remedy. */
export class ContextBudgetError extends Error {
  override readonly name = 'ContextBudgetError'
  readonly code: ContextBudgetErrorCode

  constructor(code: ContextBudgetErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
