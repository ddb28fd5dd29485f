import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fittedMax } from '../../../estimators/fitted/max/spec.ts'
import { fitted, fittedNano } from '../../../estimators/fitted/specs.ts'
import { references } from '../../../harness/references/index.ts'

const MEGABYTE = 1_000_000
/** The references count a part, since not all are linear in texts like these; a part of one is like all of it. */
const PARTS = 20

function unbroken(unit: string): string {
  return unit.repeat(Math.floor(MEGABYTE / PARTS / Buffer.byteLength(unit)))
}

function base64(): string {
  let text = ''
  for (let block = 0; text.length < MEGABYTE / PARTS; block++) {
    text += createHash('sha512').update(`${block}`).digest('base64').replaceAll('=', '')
  }
  return text
}

const parts: readonly (readonly [name: string, part: string])[] = [
  ['a', unbroken('a')],
  ['spaces', unbroken(' ')],
  ['dashes', unbroken('-')],
  ['digits', unbroken('3141592653589793')],
  ['emoji', unbroken('😀')],
  ['base64', base64()],
  [
    'unspaced CJK',
    unbroken(
      '他们从很远的地方来到这个国家寻找新的生活昨天晚上我在图书馆里读完了那本关于河流历史的书会议开始之前请把所有文件发送给每一位参加者' +
        '这种方法不需要网络连接所以在任何设备上都能使用雨停以后孩子们跑到院子里去看彩虹',
    ),
  ],
]

/** Estimates outside of it, as shares of the count: they may not get worse. */
const KNOWN_MISSES: Readonly<Record<string, number>> = {
  'fitted-nano o200k_base emoji': 1.75,
  'fitted o200k_base emoji': 1.4,
  'fitted o200k_base unspaced CJK': 1.21,
  'fitted-nano cl100k_base emoji': 1.36,
  'fitted cl100k_base unspaced CJK': 1.24,
  'fitted-nano llama-3 emoji': 1.22,
  'fitted-nano qwen-3.6 emoji': 2.44,
  'fitted qwen-3.6 emoji': 1.73,
  'fitted qwen-3.6 unspaced CJK': 1.27,
  'fitted mistral-tekken unspaced CJK': 1.22,
  'fitted deepseek-v4 unspaced CJK': 1.23,
  'fitted-nano kimi-k3 unspaced CJK': 1.26,
  'fitted kimi-k3 unspaced CJK': 1.55,
  'fitted-nano gemma-3 emoji': 1.31,
  'fitted gemma-3 emoji': 0.71,
  'fitted-nano gemma-3 unspaced CJK': 1.22,
  'fitted claude-old emoji': 1.23,
}

describe.each(references)('$id', async ({ id, load }) => {
  const { count } = await load()
  const tiers = await Promise.all(
    [fittedNano, fitted, fittedMax].map(async (spec) => ({ tier: spec.id, ...(await spec.create({ id })) })),
  )

  test.each(parts)('a megabyte of %s is estimated within a fifth by every tier', (name, part) => {
    const text = part.repeat(PARTS)
    const tokens = PARTS * count(part)
    for (const { tier, estimate } of tiers) {
      const label = `${tier} ${id} ${name}`
      const ratio = estimate(text) / tokens
      const known = KNOWN_MISSES[label]
      if (known === undefined) {
        expect.soft(ratio, label).toBeGreaterThanOrEqual(0.8)
        expect.soft(ratio, label).toBeLessThanOrEqual(1.2)
      } else {
        expect.soft(Math.abs(ratio - 1), `${label} got worse`).toBeLessThan(Math.abs(known - 1) + 0.005)
        expect.soft(Math.abs(ratio - 1), `${label} is no miss any more: take it out`).toBeGreaterThan(0.2)
      }
    }
  })
})
