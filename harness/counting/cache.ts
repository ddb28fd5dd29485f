import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fnv1a } from '../statistics/random.ts'
import { type Count, counted, faulted } from './count.ts'

/**
 * Counts of one tokenizer on disk, one line a text: digest of the text, tokens, fault, check digest.
 * A line whose check digest does not match is forgotten, so that its text is counted again.
 */
export interface CountCache {
  get(textSha256: string): Count | undefined
  set(textSha256: string, count: Count): void
  /** Writes aside and renames: a reader or a killed run never leaves half a file. Does nothing when unchanged. */
  flush(): void
}

/**
 * `identity` is all that a count depends on besides the text and Node's Unicode, by which tokenizers in JavaScript
 * split and normalise: versions and vocabulary digests.
 */
export function openCountCache(directory: string, id: string, identity: unknown): CountCache {
  const digest = sha256(JSON.stringify([identity, process.versions.unicode])).slice(0, 16)
  const path = join(directory, `${id.replace(/[^\w.-]/g, '_')}-${digest}.tsv`)
  const entries = read(path)
  let changed = false
  return {
    get: (textSha256) => entries.get(textSha256),
    set: (textSha256, count) => {
      entries.set(textSha256, count)
      changed = true
    },
    flush: () => {
      if (!changed) return
      mkdirSync(directory, { recursive: true })
      // Another run may have written meanwhile: keep what it counted.
      for (const [key, count] of read(path)) if (!entries.has(key)) entries.set(key, count)
      const aside = `${path}.${process.pid}.tmp`
      writeFileSync(aside, [...entries].map(([key, count]) => formatLine(key, count)).join(''))
      renameSync(aside, path)
      changed = false
    },
  }
}

/** Remembers nothing: for our own estimators, whose numbers must always come from the code as it stands. */
export const noCache: CountCache = { get: () => undefined, set: () => {}, flush: () => {} }

function formatLine(key: string, count: Count): string {
  const body = `${key}\t${count.tokens ?? ''}\t${count.fault === null ? '' : JSON.stringify(count.fault)}`
  return `${body}\t${check(body)}\n`
}

function read(path: string): Map<string, Count> {
  const entries = new Map<string, Count>()
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return entries
    throw error
  }
  for (const line of content.split('\n')) {
    const end = line.lastIndexOf('\t')
    const body = line.slice(0, end)
    if (end < 0 || check(body) !== line.slice(end + 1)) continue
    const [key = '', tokens = '', fault = ''] = body.split('\t')
    entries.set(key, fault === '' ? counted(Number(tokens)) : faulted(JSON.parse(fault) as string))
  }
  return entries
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Finds damage, not forgery; a cryptographic digest a line takes longer than all the rest of a cached run's counting. */
const check = (body: string): string => fnv1a(body).toString(16)
