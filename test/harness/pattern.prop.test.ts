import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsNamed, isNamed } from '../../harness/pattern.ts'

describe('a pattern', () => {
  it('without a star names itself alone, whatever characters it has', () => {
    const plain = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => !text.includes('*') && !text.startsWith('!'))
    fc.assert(fc.property(plain, plain, (pattern, id) => isNamed([pattern], id) === (pattern === id)))
    fc.assert(fc.property(plain, (id) => isNamed([id], id)))
  })

  it('with a star names all that begins and ends like it', () => {
    const part = fc.string({ unit: fc.constantFrom('a', '/', '-', '\n') })
    fc.assert(fc.property(part, part, part, (a, b, c) => isNamed([`${a}*${c}`], a + b + c)))
  })

  it.each([
    [['*'], 'tokenx', true],
    [['*', '!tokenx'], 'tokenx', false],
    [['*', '!token*', 'tokenx'], 'tokenx', true],
    [['!tokenx'], 'tokenx', false],
    [['!tokenx'], 'hypertok', false],
    [['code/*'], 'code/python', true],
    [['code/*'], 'decode/python', false],
    [[], 'tokenx', false],
  ])('%j names %s: %s', (patterns, id, expected) => expect(isNamed(patterns, id)).toBe(expected))

  it('tells which ids it stands for', () => {
    expect(idsNamed('!ema-*', ['ema-a', 'tokenx', 'ema-b'])).toEqual(['ema-a', 'ema-b'])
    expect(idsNamed('nope', ['tokenx'])).toEqual([])
  })
})
