import { describe, expect, it } from 'vitest'
import { gemma3 } from '../../../harness/references/gemma.ts'
import { readVocabulary } from '../../../harness/references/packages.ts'

describe('the boundary of Gemma', async () => {
  const { model, added_tokens } = JSON.parse(String(await readVocabulary(gemma3.source))) as {
    model: { vocab: Record<string, number> }
    added_tokens: { content: string; special: boolean }[]
  }
  const tokens = Object.keys(model.vocab)

  it('spares the one token that has a space inside', () => {
    expect(tokens.filter((token) => /[^\u2581]\u2581/u.test(token))).toEqual(['>\u2581</'])
  })

  it('stands round line breaks, which are tokens of their own', () => {
    const withBreak = tokens.filter((token) => token.includes('\n'))
    expect(withBreak).toHaveLength(31)
    expect(withBreak.every((token) => /^\n+$/.test(token))).toBe(true)
    const added = new Set(added_tokens.filter(({ special }) => !special).map(({ content }) => content))
    expect(withBreak.every((token) => added.has(token))).toBe(true)
  })

  it('is crossed by no added token', () => {
    expect(added_tokens.filter(({ content }) => content.includes(' '))).toEqual([])
  })
})
