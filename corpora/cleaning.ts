/** Prepares a file's text before it is cut. A pure function with a name that the manifest and README can cite. */
export interface CleaningRule {
  readonly id: string
  readonly description: string
  apply(text: string): string
}
