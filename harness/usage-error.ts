/** What the user asked for or configured cannot be done: exit code 2. The message names the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
