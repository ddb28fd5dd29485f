import { readVocabulary } from '../../../../harness/references/packages.ts'
import type { ReferenceTokenizer } from '../../../../harness/references/reference.ts'

/** A token that is whole characters, with the order in which it was learnt. */
export interface Token {
  readonly text: string
  readonly rank: number
}

/** The vocabulary's tokens of two characters or more, in the order in which they were learnt. */
export async function readTokens(reference: ReferenceTokenizer): Promise<Token[]> {
  const bytes = await readVocabulary(reference.source)
  const all = reference.source.file.endsWith('.htk') ? await hypertokTokens(bytes) : jsonTokens(bytes, reference.id)
  return all.filter(({ text }) => text.length > 1 && [...text].length > 1)
}

async function hypertokTokens(vocabulary: Uint8Array): Promise<Token[]> {
  const { fromBytes } = await import('hypertok')
  const tokenizer = await fromBytes(vocabulary, { tier: 'single' })
  const out: Token[] = []
  for (let id = 0; id < tokenizer.vocabSize; id++) {
    let bytes: Uint8Array
    try {
      bytes = tokenizer.tokenBytes(id)
    } catch {
      continue // A reserved token.
    }
    const text = decoded(bytes)
    if (text !== null && !/^<\|.*\|>$/.test(text)) out.push({ text, rank: id })
  }
  return out
}

function jsonTokens(file: Uint8Array, id: string): Token[] {
  const { model } = JSON.parse(Buffer.from(file).toString('utf8')) as { model: { vocab: Record<string, number> } }
  const byteLevel = id !== 'gemma-3'
  const out: Token[] = []
  for (const [written, rank] of Object.entries(model.vocab)) {
    if (!byteLevel && /^<(unused\d+|0x..)>$/.test(written)) continue
    const text = byteLevel ? decoded(byteLevelBytes(written)) : written.replaceAll('\u2581', ' ')
    if (text !== null) out.push({ text, rank })
  }
  return out.sort((a, b) => a.rank - b.rank)
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decoded(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null // Part of a character.
  }
}

/** GPT-2's writing of bytes: printable Latin-1 stands for itself, the rest for U+0100 and on, in order. */
const byteOf = new Map<string, number>()
for (let byte = 0, other = 0; byte < 256; byte++) {
  const printable = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173)
  byteOf.set(String.fromCharCode(printable ? byte : 256 + other++), byte)
}

function byteLevelBytes(written: string): Uint8Array {
  return Uint8Array.from([...written], (char) => byteOf.get(char) ?? 0xff)
}
