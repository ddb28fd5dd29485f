import { chance, fill, isoTime, letters, moment, pick, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const questions = [
  'hi where is my parcel, order {order}',
  'I was charged twice for {order}. Please refund one of them.',
  'Can I still change the size? I ordered {size} but need one bigger',
  'The {item} arrived broken :( what now',
  'Do you ship to Iceland, and how much is it?',
  'How do I return the {item}? I don’t have a printer.',
  'my discount code {code} says expired but the mail says until sunday!!',
  'Please delete my account and all my data.',
  'is the {item} ok for outdoors',
  'I need an invoice with my company name for {order}.',
]
const replies = [
  'I’m sorry about that. Let me check your order.',
  'Your parcel left our warehouse on {date} and should reach you within two working days.',
  'I’ve refunded {amount}. It takes three to five days until you see it on your statement.',
  'The {item} comes with a two-year guarantee, so we’ll gladly replace it. Would you rather have a new one or your money back?',
  'You don’t need a printer: show the code in the app at any parcel shop.',
  'Good news: it hasn’t been packed yet, so I could change it. You’ll get a new confirmation in a minute.',
  'I can’t extend the code myself, but I’ve asked a colleague who can. You’ll hear from us today.',
  'Is there anything else I can do for you?',
]
const thanks = [
  'ok thx',
  'Perfect, thank you!',
  'hmm. and if it doesnt arrive?',
  'that’s what your colleague said last week',
  'great 👍',
  'Replacement please. Same colour.',
]
const items = ['kettle', 'rain jacket', 'garden chair', 'desk lamp', 'yoga mat', 'wooden train']
const tools = ['lookup_order', 'refund', 'track_parcel', 'create_return', 'search_help', 'escalate']

/** Sessions of a shop's support agent as content blocks: text, tool_use and tool_result. */
export const shopSupportSessions: Generator = sizedTexts('shop-support-sessions', (random, length) => {
  const indent = pick(random, [0, 2])
  const makers = {
    order: () => `#${wholeNumber(random, 10_000, 99_999)}`,
    size: () => pick(random, ['M', '38', 'XL', 'kids 128']),
    item: () => pick(random, items),
    code: () => letters(random, 'ABCDEFGHKLMNPRST', 4) + wholeNumber(random, 5, 30),
    date: () => isoTime(moment(random)).slice(0, 10),
    amount: () => `€${wholeNumber(random, 4, 240)}.${wholeNumber(random, 10, 99)}`,
  }
  const say = (list: readonly string[]): string => fill(pick(random, list), makers)
  const lines: object[] = [{ role: 'user', content: say(questions) }]
  joinUntil(length - 120, '', () => {
    const turn = exchange(random, say)
    lines.push(...turn)
    return JSON.stringify(turn, null, indent)
  })
  return JSON.stringify(lines, null, indent)
})

function exchange(random: Random, say: (list: readonly string[]) => string): object[] {
  if (chance(random, 0.4)) {
    return [
      { role: 'assistant', content: [{ type: 'text', text: say(replies) }] },
      { role: 'user', content: say(chance(random, 0.6) ? thanks : questions) },
    ]
  }
  const uses = times(chance(random, 0.2) ? 2 : 1, () => ({
    type: 'tool_use',
    id: `toolu_01${letters(random, 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz123456789', 22)}`,
    name: pick(random, tools),
    input: input(random),
  }))
  return [
    {
      role: 'assistant',
      content: [...(chance(random, 0.7) ? [{ type: 'text', text: say(replies) }] : []), ...uses],
    },
    { role: 'user', content: uses.map(({ id }) => result(random, id)) },
    { role: 'assistant', content: say(replies) },
    { role: 'user', content: say(thanks) },
  ]
}

function input(random: Random): object {
  return pick(random, [
    { order_id: String(wholeNumber(random, 10_000, 99_999)) },
    {
      order_id: wholeNumber(random, 10_000, 99_999),
      amount: { value: wholeNumber(random, 100, 9000), currency: 'EUR' },
      reason: 'duplicate_charge',
    },
    {
      query: pick(random, ['shipping Iceland', 'return without printer', 'care instructions oak']),
      top_k: wholeNumber(random, 1, 8),
    },
    { tracking: `JD${letters(random, '0123456789', 18)}` },
  ])
}

function result(random: Random, id: string): object {
  if (chance(random, 0.1))
    return {
      type: 'tool_result',
      tool_use_id: id,
      is_error: true,
      content: pick(random, ['Order not found', 'Refund window has passed (30 days)', 'upstream timeout']),
    }
  const content = pick(random, [
    () => ({
      status: pick(random, ['packed', 'shipped', 'delivered']),
      items: [{ name: pick(random, items), qty: wholeNumber(random, 1, 3) }],
      placed: isoTime(moment(random)),
      total: wholeNumber(random, 900, 40_000) / 100,
    }),
    () => ({ refund_id: `re_${letters(random, 'abcdefgh0123456789', 12)}`, state: 'pending' }),
    () => ({
      events: times(wholeNumber(random, 1, 4), () => ({
        at: isoTime(moment(random)),
        place: pick(random, ['Hub Leipzig', 'Sorting centre 4', 'Out for delivery']),
        code: letters(random, 'ABCDEFG', 2),
      })),
    }),
  ])()
  return { type: 'tool_result', tool_use_id: id, content: [{ type: 'text', text: JSON.stringify(content) }] }
}
