import { decimal, pick, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

/** JSON and code made of numbers: embeddings, matrices, histograms, boxes, sparse pairs. */
export const numberArrays: Generator = sizedTexts('number-arrays', (random, length) =>
  pick(random, [embedding, matrix, histogram, boxes, integers, sparse])(random, length),
)

/** Full double precision, as JSON.stringify prints a float. */
function double(random: Random, scale: number): string {
  return String((random() - 0.5) * scale)
}

function embedding(random: Random, length: number): string {
  const single = pick(random, [true, false])
  const separator = pick(random, [',', ', ', ',\n      '])
  const values = joinUntil(length - 60, separator, () =>
    single ? decimal(random, -0.1, 0.1, 8) : double(random, 0.2),
  )
  return `{"object":"embedding","index":${wholeNumber(random, 0, 99)},"embedding":[${values}]}`
}

function matrix(random: Random, length: number): string {
  const width = wholeNumber(random, 2, 12)
  const decimals = wholeNumber(random, 0, 5)
  const rows = joinUntil(
    length,
    ',\n ',
    () => `[${times(width, () => decimal(random, -99, 99, decimals)).join(', ')}]`,
  )
  return `[${rows}]`
}

function histogram(random: Random, length: number): string {
  let edge = 0
  const bins = joinUntil(length, ',', () => {
    const from = edge
    edge += wholeNumber(random, 1, 50)
    return `{"lo":${from},"hi":${edge},"n":${Math.floor(random() * random() * random() * 9e5)}}`
  })
  return `{"bins":[${bins}],"total":${wholeNumber(random, 1e5, 9e6)}}`
}

function boxes(random: Random, length: number): string {
  const rows = joinUntil(
    length,
    ',\n',
    () =>
      `  {"bbox": [${times(4, () => decimal(random, 0, 1920, 2)).join(', ')}], "score": ${decimal(random, 0.3, 1, 4)}, "cls": ${wholeNumber(random, 0, 79)}}`,
  )
  return `[\n${rows}\n]`
}

function integers(random: Random, length: number): string {
  const digits = wholeNumber(random, 1, 12)
  const values = joinUntil(length, pick(random, [',', ', ', ' ']), () =>
    String(Math.floor(random() * 10 ** digits)),
  )
  return `const ids = [${values}];`
}

function sparse(random: Random, length: number): string {
  return joinUntil(
    length,
    '\n',
    () =>
      `${pick(random, [-1, 1])} ${times(wholeNumber(random, 3, 14), (place) => `${place * 37 + wholeNumber(random, 1, 36)}:${decimal(random, 0, 4, 6)}`).join(' ')}`,
  )
}
