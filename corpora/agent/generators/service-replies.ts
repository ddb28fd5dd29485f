import { chance, decimal, hexDigits, isoTime, letters, moment, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const issueTitles = [
  'Crash when the file is empty',
  'Add Estonian translation',
  'Docs: the second example is wrong',
  'Memory grows with each reload',
  'Allow a custom date format',
  'Button overlaps the footer on small screens',
  'Flaky test on Windows',
  'Support reading from stdin',
]
const sentences = [
  'I can reproduce this on the latest version, but not on the one before.',
  'It only happens when the list has more than a hundred entries.',
  'As a workaround we restart the worker every night.',
  'Would you accept a pull request for this?',
  'The log says nothing unusual until the connection is closed.',
  'Thanks for the quick reply!',
  'Closing as a duplicate.',
  'Our customers ask for it about once a week.',
  'Here is what I have tried so far:',
  'I think the check belongs before the loop, not after it.',
  'We measured again and got 40% less.',
  'Please attach the output of `doctor --verbose`.',
]
const places = [
  'Old Harbour Café',
  'Museum of Clocks',
  'Platform 9 Bakery',
  'Riverside Gym',
  'Dr. Amsel, dentist',
  'Garage Lindqvist',
]
const contacts = ['Irina Volkova', 'Samuel Osei', 'Nuria Castell', 'Bjarne Dahl', 'Hiroko Tanaka']
const channels = ['#releases', '#help-desk', '#random', '@nuria']

/** JSON that services return to an agent: trackers, mail, maps, drives, chats, with paging and errors. */
export const serviceReplies: Generator = sizedTexts('service-replies', (random, length) => {
  const make: (random: Random) => object = pick(random, [issue, mail, place, file, chat])
  const indent = pick(random, [0, 0, 2, 2, 4])
  const items: object[] = []
  joinUntil(length - 90, '', () => {
    const item = make(random)
    items.push(item)
    return JSON.stringify(item, null, indent)
  })
  const envelope = pick(random, [
    () => ({ items, next_cursor: chance(random, 0.5) ? letters(random, 'abcdefghijk0123456789', 16) : null }),
    () => ({ status: 'ok', data: { total_count: wholeNumber(random, items.length, 900), results: items } }),
    () => items,
    () => ({
      jsonrpc: '2.0',
      id: wholeNumber(random, 1, 99),
      result: { content: [{ type: 'text', text: JSON.stringify(items) }], isError: false },
    }),
  ])()
  const text = JSON.stringify(envelope, null, indent)
  return chance(random, 0.2)
    ? `HTTP/1.1 200 OK\ncontent-type: application/json; charset=utf-8\ncontent-length: ${text.length}\nx-request-id: ${hexDigits(random, 16)}\n\n${text}`
    : text
})

function prose(random: Random, most: number): string {
  return some(random, sentences, wholeNumber(random, 1, most)).join(' ')
}

function issue(random: Random): object {
  const number = wholeNumber(random, 1, 9000)
  return {
    number,
    title: pick(random, issueTitles),
    state: pick(random, ['open', 'open', 'closed']),
    labels: some(
      random,
      ['bug', 'good first issue', 'needs-info', 'a11y', 'performance'],
      wholeNumber(random, 0, 3),
    ),
    user: { login: pick(random, ['ivolk', 's-osei', 'castell', 'bot[app]']), site_admin: false },
    comments: wholeNumber(random, 0, 40),
    created_at: isoTime(moment(random)).replace(/\.\d+/, ''),
    html_url: `https://git.example.com/tools/reader/issues/${number}`,
    body: `${prose(random, 4)}${chance(random, 0.3) ? `\n\n\`\`\`\n$ reader --in data.csv\nerror: line ${wholeNumber(random, 1, 900)}\n\`\`\`\n` : ''}`,
  }
}

function mail(random: Random): object {
  const from = pick(random, contacts)
  return {
    id: hexDigits(random, 16),
    threadId: hexDigits(random, 16),
    from: `${from} <${from.split(' ')[0]?.toLowerCase()}@example.org>`,
    subject: `${pick(random, ['Re: ', 'Fwd: ', ''])}${pick(random, issueTitles)}`,
    internalDate: String(moment(random)),
    labelIds: some(random, ['INBOX', 'UNREAD', 'IMPORTANT', 'CATEGORY_UPDATES'], 2),
    snippet: prose(random, 3),
    hasAttachments: chance(random, 0.2),
  }
}

function place(random: Random): object {
  return {
    place_id: `pl_${letters(random, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 20)}`,
    displayName: { text: pick(random, places), languageCode: 'en' },
    location: { latitude: Number(decimal(random, 40, 60, 7)), longitude: Number(decimal(random, -3, 20, 7)) },
    rating: Number(decimal(random, 2.5, 5, 1)),
    userRatingCount: wholeNumber(random, 1, 4000),
    openNow: chance(random, 0.6),
    regularOpeningHours: {
      weekdayDescriptions: some(
        random,
        [
          'Monday: Closed',
          'Tuesday: 9:00 AM – 5:00 PM',
          'Wednesday: 9:00 AM – 5:00 PM',
          'Saturday: Open 24 hours',
          'Sunday: 10:30 AM – 2:00 PM',
        ],
        3,
      ),
    },
    distanceMeters: wholeNumber(random, 40, 9000),
  }
}

function file(random: Random): object {
  return {
    kind: 'drive#file',
    id: letters(random, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789_-', 33),
    name: `${pick(random, ['Budget', 'Minutes', 'Scan', 'Offer', 'Floor plan'])} ${wholeNumber(random, 2019, 2025)}${pick(random, ['.pdf', '.xlsx', ' (copy)', '.docx', '_final'])}`,
    mimeType: pick(random, [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'image/heic',
    ]),
    size: String(wholeNumber(random, 900, 9_000_000)),
    modifiedTime: isoTime(moment(random)),
    owners: [pick(random, contacts)],
    md5Checksum: hexDigits(random, 32),
  }
}

function chat(random: Random): object {
  return {
    type: 'message',
    channel: pick(random, channels),
    user: `U0${letters(random, 'ABCDEFGHIJ0123456789', 8)}`,
    ts: `${Math.floor(moment(random) / 1000)}.${letters(random, '0123456789', 6)}`,
    text: `${chance(random, 0.3) ? `<@U0${letters(random, 'ABCDEFGH123', 8)}> ` : ''}${prose(random, 2)}`,
    reactions: times(wholeNumber(random, 0, 2), () => ({
      name: pick(random, ['+1', 'eyes', 'tada', 'white_check_mark']),
      count: wholeNumber(random, 1, 12),
    })),
  }
}
