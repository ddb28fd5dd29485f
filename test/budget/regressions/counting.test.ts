import { describe, expect, test } from 'vitest'
import { defaultEstimator, estimateMessagesTokens, type Message } from '../../../budget/index.ts'
import { list, plainCount } from './messages.ts'

const tokens = (...messages: object[]) => estimateMessagesTokens(list(...messages))

describe('what a message really costs', () => {
  test('#5 langchain-ai/langchainjs#8336: every text part of an array is counted', () => {
    const content = ['one', 'three', 'five'].map((text) => ({ type: 'text', text }))
    expect(estimateMessagesTokens([{ role: 'user', content }], plainCount)).toBe(4 + 3 + 5 + 4)
  })

  test('#8 langchain-ai/langchain#38258: 1 MB of base64 audio costs by its length in time', () => {
    const data = 'QUJD'.repeat(350_000)
    const cost = tokens({
      role: 'user',
      content: [{ type: 'input_audio', input_audio: { data, format: 'mp3' } }],
    })
    expect(cost).toBeGreaterThan(100)
    expect(cost).toBeLessThan(2000)
  })

  test('#50 diegosouzapw/OmniRoute#8368: a 1.9 MB PNG costs by its size in pixels', () => {
    const bytes = new Uint8Array(1_900_000)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    new DataView(bytes.buffer).setUint32(16, 1024)
    new DataView(bytes.buffer).setUint32(20, 1024)
    const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
    expect(tokens({ role: 'user', content: [{ type: 'image_url', image_url: { url } }] })).toBe(4 + 765)
    const source = { type: 'base64', media_type: 'image/png', data: url.slice(22) }
    expect(tokens({ role: 'user', content: [{ type: 'image', source }] })).toBe(
      4 + Math.ceil((1024 * 1024) / 750),
    )
  })

  test('#51 code-yeongyu/senpi#233: a data URL inside a text costs half a token a character and more', () => {
    const text = `see data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUg'.repeat(5000)} please`
    const cost = tokens({ role: 'user', content: text })
    // 0.50 in o200k_base, since this one repeats itself.
    expect(cost).toBeGreaterThan(text.length * 0.45)
    expect(cost).toBeLessThan(text.length * 0.65)
  })

  test('#52 openclaw/openclaw#70052: Chinese costs far more than a token a four characters', () => {
    const chinese = '上下文窗口的大小决定了模型能记住多少内容。'.repeat(20)
    expect(defaultEstimator(chinese)).toBeGreaterThan(chinese.length * 0.5)
    const english = 'The size of the window decides how much a model can remember. '.repeat(20)
    expect(defaultEstimator(english)).toBeLessThan(english.length * 0.3)
    const message: Message = { role: 'user', content: chinese }
    expect(estimateMessagesTokens([message])).toBeGreaterThan(chinese.length * 0.5)
  })
})
