import { readVocabulary } from '../../../../harness/references/packages.ts'
import type { ReferenceTokenizer } from '../../../../harness/references/reference.ts'

export interface Token {
  readonly bytes: Uint8Array
  /** The order in which it was learnt. */
  readonly rank: number
}

/** The vocabulary's tokens, save special ones, in the order in which they were learnt. */
export async function readTokens(reference: ReferenceTokenizer): Promise<Token[]> {
  const bytes = await readVocabulary(reference.source)
  return reference.source.file.endsWith('.htk') ? hypertokTokens(bytes) : jsonTokens(bytes, reference.id)
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
    if (!/^<\|.*\|>$/.test(Buffer.from(bytes).toString('latin1'))) out.push({ bytes, rank: id })
  }
  return out
}

function jsonTokens(file: Uint8Array, id: string): Token[] {
  const { model } = JSON.parse(Buffer.from(file).toString('utf8')) as {
    model: { vocab: Record<string, number> }
  }
  const byteLevel = id !== 'gemma-3'
  const out: Token[] = []
  for (const [written, rank] of Object.entries(model.vocab)) {
    if (!byteLevel && /^<(unused\d+|0x..)>$/.test(written)) continue
    const bytes = byteLevel ? byteLevelBytes(written) : Buffer.from(written.replaceAll('\u2581', ' '))
    out.push({ bytes, rank })
  }
  return out.sort((a, b) => a.rank - b.rank)
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
