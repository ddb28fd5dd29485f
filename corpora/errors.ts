export type CorpusErrorCode =
  | 'missing-package'
  | 'missing-file'
  | 'altered-file'
  | 'unlisted-file'
  | 'not-utf8'
  | 'bad-manifest'

export interface CorpusErrorDetail {
  /** The file at fault, as `<package>/<path>` or `corpora/<corpus>/<path>`; null when no one file is. */
  readonly file: string | null
  readonly expected?: string
  readonly found?: string
}

/** A corpus can't be read as its manifest promises. The message names file, digests and remedy. */
export class CorpusError extends Error {
  override readonly name = 'CorpusError'
  readonly code: CorpusErrorCode
  readonly detail: CorpusErrorDetail

  constructor(code: CorpusErrorCode, message: string, detail: CorpusErrorDetail) {
    super(message)
    this.code = code
    this.detail = detail
  }
}
