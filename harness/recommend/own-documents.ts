import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Document } from '../../corpora/document.ts'
import { findFiles } from '../count/find-files.ts'
import { UsageError } from '../usage-error.ts'

/**
 * The user's texts as documents, each a source of its own.
 * @throws {UsageError} for a path that there is not, a file that is not in UTF-8, and where no text is left
 */
export async function ownDocuments(paths: readonly string[]): Promise<Document[]> {
  const documents = (await findFiles(paths)).map((file): Document => {
    const text = textOf(file)
    const sha256 = createHash('sha256').update(text).digest('hex')
    return {
      id: file,
      corpus: 'own',
      kind: 'own/text',
      source: file,
      split: 'holdout',
      synthetic: false,
      text,
      sha256,
    }
  })
  const filled = documents.filter(({ text }) => text !== '')
  if (filled.length === 0) throw new UsageError(`${paths.join(', ')}: no text there`)
  return filled
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      `${file} ${code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'is not in UTF-8' : `cannot be read: ${code}`}`,
    )
  }
}
