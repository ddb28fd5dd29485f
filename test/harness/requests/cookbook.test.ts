import { expect, test } from 'vitest'
import { cookbookTokens } from '../../../harness/requests/cookbook.ts'

const count = (text: string) => text.length

test("the cookbook's sums, and nothing where a content is no text", () => {
  const messages = [{ role: 'user', name: 'ann', content: 'hi' }]
  expect(cookbookTokens({ messages }, count)).toBe(3 + 3 + 'userannhi'.length + 1)
  const parameters = { properties: { a: { type: 'string', description: 'Which.', enum: ['x'] } } }
  const tools = [{ type: 'function', function: { name: 'f', description: 'Does.', parameters } }]
  const tool = 7 + 'f:Does'.length + 3 + 3 - 3 + 3 + 'x'.length + 'a:string:Which'.length + 12
  expect(cookbookTokens({ messages: [], tools }, count)).toBe(3 + tool)
  expect(cookbookTokens({ messages: [{ role: 'user', content: [] }] }, count)).toBeUndefined()
})
