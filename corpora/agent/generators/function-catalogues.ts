import { chance, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const verbs = ['create', 'list', 'update', 'delete', 'get', 'search', 'send', 'schedule', 'archive', 'assign']
const nouns = [
  'ticket',
  'calendar_event',
  'invoice',
  'contact',
  'file',
  'reminder',
  'deployment',
  'note',
  'payment_link',
  'label',
]
const whens = [
  'Use this when the user asks about {x}s in general.',
  'Call it only after the user has confirmed.',
  'Returns at most 50 entries, newest first.',
  'Fails if the {x} does not exist; look it up first.',
  'The change is visible to everyone at once and can’t be undone.',
  'Prefer this over the search when an id is known.',
  'Dates without a time zone are taken as UTC.',
  'Costs one credit per call.',
]
const properties: readonly (readonly [name: string, schema: object])[] = [
  ['id', { type: 'string', description: 'Identifier as returned by a list or search call' }],
  ['title', { type: 'string', minLength: 1, maxLength: 120 }],
  ['due_date', { type: 'string', format: 'date', description: 'ISO 8601, e.g. 2024-11-30' }],
  ['assignee', { type: ['string', 'null'], description: 'E-mail address, or null for nobody' }],
  ['priority', { type: 'string', enum: ['low', 'normal', 'high', 'urgent'], default: 'normal' }],
  ['limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }],
  [
    'tags',
    { type: 'array', items: { type: 'string' }, uniqueItems: true, description: 'Existing tags only' },
  ],
  [
    'amount',
    {
      type: 'object',
      properties: {
        value: { type: 'integer', description: 'Minor units (cents)' },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
      required: ['value', 'currency'],
    },
  ],
  ['query', { type: 'string', description: 'Free text. Supports quotes and a leading minus' }],
  ['notify', { type: 'boolean', description: 'Send the people concerned a message' }],
  [
    'location',
    {
      anyOf: [
        { type: 'string' },
        { type: 'object', properties: { lat: { type: 'number' }, lon: { type: 'number' } } },
      ],
    },
  ],
  ['page_token', { type: 'string' }],
]

/** Tool lists as model providers take them in a request: nested function objects or flat ones with input_schema. */
export const functionCatalogues: Generator = sizedTexts('function-catalogues', (random, length) => {
  const flat = chance(random, 0.5)
  const indent = pick(random, [0, 2, 2])
  const tools: object[] = []
  joinUntil(length - 10, '', () => {
    const tool = describe(random, flat, length)
    tools.push(tool)
    return JSON.stringify(tool, null, indent)
  })
  const only = tools.length === 1 && chance(random, 0.5)
  return JSON.stringify(
    only ? tools[0] : chance(random, 0.3) ? { tools, tool_choice: 'auto' } : tools,
    null,
    indent,
  )
})

function describe(random: Random, flat: boolean, length: number): object {
  const noun = pick(random, nouns)
  const name = `${pick(random, verbs)}_${noun}${chance(random, 0.2) ? 's' : ''}`
  const purpose = some(random, whens, wholeNumber(random, 0, length < 700 ? 1 : 3)).map((text) =>
    text.replace('{x}', noun.replace('_', ' ')),
  )
  const description = [
    `${name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())}.`,
    ...purpose,
  ].join(' ')
  const chosen = some(random, properties, wholeNumber(random, 1, length < 700 ? 2 : 6))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(chosen),
    ...(chance(random, 0.8) && { required: chosen.filter(() => chance(random, 0.5)).map(([key]) => key) }),
    ...(chance(random, 0.4) && { additionalProperties: false }),
  }
  return flat
    ? { name, description, input_schema: schema }
    : {
        type: 'function',
        function: { name, description, parameters: schema, ...(chance(random, 0.3) && { strict: true }) },
      }
}
