import { expect, test } from 'vitest'
import { countReads } from './counting-text.ts'

test('counts what a loop reads', () => {
  const linear = (text: string): number => {
    let sum = 0
    for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index)
    return sum
  }
  expect(countReads(linear, 'abc')).toBe(4 + 3)
})

test('a quadratic estimator is seen to be one', () => {
  const quadratic = (text: string): number => {
    let pairs = 0
    for (let first = 0; first < text.length; first++) {
      for (let second = 0; second < first; second++)
        if (text.charCodeAt(first) === text.charCodeAt(second)) pairs++
    }
    return pairs
  }
  const text = 'a'.repeat(300)
  expect(countReads(quadratic, text + text)).toBeGreaterThan(3.5 * countReads(quadratic, text))
})

test('work that would go uncounted fails', () => {
  expect(() => countReads((text) => text.split(/\s+/).length, 'a b')).toThrow(TypeError)
  expect(() => countReads((text) => (/a/.test(text) ? 1 : 0), 'a b')).toThrow('charCodeAt')
  expect(() => countReads((text) => [...text].length, 'a b')).toThrow(TypeError)
})
