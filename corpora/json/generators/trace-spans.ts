import { chance, hexDigits, moment, pick, times, uuid } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const operations = [
  'HTTP GET',
  'db.query',
  'redis MGET',
  'publish',
  'render',
  'grpc.PriceService/Quote',
  's3.put',
]

/** Records in which identifiers outweigh the words: spans, relations, access lists, queues. */
export const traceSpans: Generator = sizedTexts('trace-spans', (random, length) => {
  const write = pick(random, [span, relation, spanTable, queueItem])
  const trace = hexDigits(random, 32)
  const parents = [hexDigits(random, 16)]
  const open =
    write === spanTable ? 'TRACE                            SPAN             PARENT           OP\n' : ''
  return open + joinUntil(length, write === relation ? ',\n' : '\n', () => write(random, trace, parents))
})

function span(random: Random, trace: string, parents: string[]): string {
  const id = hexDigits(random, 16)
  const start = `${moment(random)}${wholeNumber(random, 100_000, 999_999)}`
  const record = {
    traceId: trace,
    spanId: id,
    parentSpanId: pick(random, parents),
    name: pick(random, operations),
    startTimeUnixNano: start,
    kind: wholeNumber(random, 1, 5),
  }
  parents.push(id)
  return JSON.stringify(record, null, chance(random, 0.5) ? 1 : 0)
}

function relation(random: Random): string {
  const record = {
    id: uuid(random),
    owner_id: uuid(random),
    [pick(random, ['memberIds', 'files', 'acl'])]: times(wholeNumber(random, 0, 6), () => uuid(random)),
  }
  return JSON.stringify(record, null, 2)
}

function spanTable(random: Random, trace: string, parents: string[]): string {
  const id = hexDigits(random, 16)
  const line = `${trace} ${id} ${pick(random, parents)} ${pick(random, operations)}`
  parents.push(id)
  return line
}

function queueItem(random: Random): string {
  const ticket = uuid(random)
  return pick(random, [
    `${ticket} -> {${uuid(random).toUpperCase()}} ok`,
    `job=${ticket} lock=${hexDigits(random, 20)} attempt=${wholeNumber(random, 1, 4)}`,
    `urn:uuid:${ticket}\t${hexDigits(random, 24)}\tpending`,
    `dead-letter ${hexDigits(random, 8)}/${ticket} reason=timeout`,
  ])
}
