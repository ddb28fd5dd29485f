import { describe, expect, it } from 'vitest'
import { pieceCounter } from '../../../harness/references/piece-counter.ts'

describe('pieceCounter', () => {
  it('adds up the pieces and asks for each only once', () => {
    const asked: string[] = []
    const count = pieceCounter((piece) => {
      asked.push(piece)
      return piece.length
    })
    expect(count(['aa', ' bb', 'aa', ' cc'])).toBe(10)
    expect(count(['aa', ' bb'])).toBe(5)
    expect(asked).toEqual(['aa', ' bb', ' cc'])
  })

  it('does not remember long pieces', () => {
    let asked = 0
    const count = pieceCounter(() => ++asked)
    count(['x'.repeat(65)])
    count(['x'.repeat(65)])
    expect(asked).toBe(2)
  })

  it('counts no pieces as 0', () => {
    expect(pieceCounter(() => 1)([])).toBe(0)
  })
})
