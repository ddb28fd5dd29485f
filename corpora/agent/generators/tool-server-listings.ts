import { chance, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const subjects = [
  'Page',
  'Worksheet',
  'Playlist',
  'Sensor',
  'Branch',
  'Recipe',
  'Passenger',
  'Dataset',
  'Loan',
]
const actions = ['fetch', 'open', 'rename', 'merge', 'export', 'subscribe', 'compare', 'validate', 'clone']
const details = [
  'Works offline; results may be up to an hour old.',
  'Throws `QuotaExceeded` once the daily budget is spent.',
  'The result is a list, possibly empty, never null.',
  'Needs the scope `write`.',
  'Idempotent: repeating the call with the same key changes nothing.',
  'Large results are streamed in parts of 64 KiB.',
  'Deprecated since 3.1; kept for old clients.',
  'Wildcards (`*`, `?`) are allowed in the last segment.',
]
const parameterNames = [
  'path',
  'depth',
  'since',
  'dryRun',
  'format',
  'cursor',
  'owner',
  'maxBytes',
  'locale',
  'ids',
  'recursive',
]

/** Tools as other systems describe them: server listings, type declarations, Python stubs, command help, templates. */
export const toolServerListings: Generator = sizedTexts('tool-server-listings', (random, length) => {
  const write = pick(random, [server, namespaced, stubs, commandHelp, parametersTable])
  return write(random, length)
})

function name(random: Random): string {
  return `${pick(random, actions)}${pick(random, subjects)}`
}

function about(random: Random, most: number): string {
  return some(random, details, wholeNumber(random, 1, most)).join(' ')
}

function server(random: Random, length: number): string {
  const tools: object[] = []
  joinUntil(length - 80, '', () => {
    const called = name(random)
    const keys = some(random, parameterNames, wholeNumber(random, 1, 4))
    const tool = {
      name: called,
      title: called.replace(/([A-Z])/g, ' $1'),
      description: about(random, 2),
      inputSchema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        properties: Object.fromEntries(
          keys.map((key) => [
            key,
            {
              type: pick(random, ['string', 'number', 'boolean']),
              ...(chance(random, 0.3) && { description: pick(random, details) }),
            },
          ]),
        ),
        required: keys.slice(0, 1),
      },
      annotations: {
        readOnlyHint: chance(random, 0.5),
        destructiveHint: false,
        openWorldHint: chance(random, 0.5),
      },
    }
    tools.push(tool)
    return JSON.stringify(tool, null, 1)
  })
  return JSON.stringify({ jsonrpc: '2.0', id: wholeNumber(random, 1, 9), result: { tools } }, null, 1)
}

function namespaced(random: Random, length: number): string {
  const body = joinUntil(length - 60, '\n\n', () => {
    const fields = some(random, parameterNames, wholeNumber(random, 1, 4)).map(
      (key) =>
        `  ${chance(random, 0.4) ? `// ${pick(random, details)}\n  ` : ''}${key}${chance(random, 0.5) ? '?' : ''}: ${pick(random, ['string', 'number', 'boolean', '"csv" | "json"', 'Array<string>'])},`,
    )
    return `// ${about(random, 2)}\ntype ${name(random)} = (_: {\n${fields.join('\n')}\n}) => any;`
  })
  return `namespace functions {\n\n${body}\n\n} // namespace functions`
}

function stubs(random: Random, length: number): string {
  return joinUntil(length, '\n\n\n', () => {
    const called = name(random).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const keys = some(random, parameterNames, wholeNumber(random, 1, 4)).map((key) =>
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
    const signature = keys.map(
      (key, index) => `${key}: ${pick(random, ['str', 'int', 'bool'])}${index > 0 ? ' | None = None' : ''}`,
    )
    return `def ${called}(${signature.join(', ')}) -> dict:\n    """${about(random, 3)}\n\n    Args:\n${keys.map((key) => `        ${key}: ${pick(random, details)}`).join('\n')}\n    """`
  })
}

function commandHelp(random: Random, length: number): string {
  const tool = pick(random, ['shelf', 'gauge', 'ferry'])
  return `Usage: ${tool} [OPTIONS] COMMAND [ARGS]...\n\nCommands:\n${joinUntil(length - 60, '\n', () => {
    const flags = some(random, parameterNames, wholeNumber(random, 1, 3)).map(
      (key) =>
        `      --${key.toLowerCase()} ${pick(random, ['TEXT', 'INTEGER', 'PATH', '[json|csv]'])}`.padEnd(34) +
        pick(random, details),
    )
    return `  ${pick(random, actions)} ${pick(random, subjects).toLowerCase()}\n${flags.join('\n')}`
  })}`
}

function parametersTable(random: Random, length: number): string {
  return joinUntil(length, '\n\n', () => {
    const rows = times(
      wholeNumber(random, 1, 4),
      () =>
        `| \`${pick(random, parameterNames)}\` | ${pick(random, ['string', 'integer', 'enum'])} | ${chance(random, 0.4) ? 'yes' : 'no'} | ${pick(random, details)} |`,
    )
    return `### ${name(random)}\n\n${about(random, 2)}\n\n| Parameter | Type | Required | Description |\n|---|---|:-:|---|\n${rows.join('\n')}`
  })
}
