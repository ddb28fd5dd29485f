import { chance, decimal, hexDigits, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const changes = [
  ['✨', 'Add keyboard shortcuts to the editor'],
  ['🐛', 'Fix rounding of negative balances'],
  ['📝', 'Explain the retry policy'],
  ['♻️', 'Split the importer into stages'],
  ['🔥', 'Remove the legacy theme'],
  ['⬆️', 'Bump linter'],
  ['🚧', 'WIP: offline mode'],
  ['🔒️', 'Escape names in mails'],
  ['💄', 'Align buttons'],
  ['✅', 'Cover the empty case'],
  ['🧑‍💻', 'Speed up the dev server'],
  ['🌐', 'Update Welsh strings'],
] as const
const weather = ['☀️', '🌤', '⛅️', '🌦', '🌧', '⛈', '🌨', '🌫', '🌪', '☃️']
const towns = ['Cardiff', 'Bergen', 'Nice', 'Tbilisi', 'Quito', 'Perth']
const squares = ['🟩', '🟨', '⬛', '⬜', '🟦', '🟥']
const checks = ['✅', '❌', '⚠️', '⏳', '🔄', '☑️', '❓']
const jobs = [
  'water the plants',
  'ring the bank',
  'renew passport',
  'book dentist',
  'return shoes',
  'descale kettle',
]
const pieces = [...'♜♞♝♛♚♟♙♖♘♗♕♔']

/** Emoji as signs rather than feelings: change lists, boards, forecasts, puzzles, check lists, card games. */
export const emojiBoards: Generator = sizedTexts('emoji-boards', (random, length) => {
  const makers = some(random, [commit, forecast, puzzle, task, status, chess, cards], length > 2000 ? 4 : 1)
  return joinUntil(length, '\n', () => pick(random, makers)(random))
})

function commit(random: Random): string {
  const [sign, text] = pick(random, changes)
  return chance(random, 0.5)
    ? `${sign} ${text} (${hexDigits(random, 7)})`
    : `* ${sign} **${text}** by @dev${wholeNumber(random, 1, 9)} in #${wholeNumber(random, 10, 990)}`
}

function forecast(random: Random): string {
  return `${pick(random, towns).padEnd(9)}${times(5, () => `${pick(random, weather)} ${wholeNumber(random, -8, 34)}°`).join('  ')}  💨 ${wholeNumber(random, 0, 70)} km/h 💧${wholeNumber(random, 0, 100)}%`
}

function puzzle(random: Random): string {
  const rows = times(wholeNumber(random, 2, 6), () =>
    times(5, () => pick(random, squares.slice(0, 4))).join(''),
  )
  return `Word game ${wholeNumber(random, 100, 1400)} ${rows.length}/6\n\n${rows.join('\n')}\n`
}

function task(random: Random): string {
  return `${pick(random, checks)} ${pick(random, jobs)}${chance(random, 0.4) ? ` ⏰ ${wholeNumber(random, 7, 21)}:30` : ''}${chance(random, 0.2) ? ' 🔁 weekly' : ''}`
}

function status(random: Random): string {
  return `| ${pick(random, ['api', 'web', 'jobs', 'mail'])} | ${pick(random, ['🟢 up', '🟡 slow', '🔴 down', '⚪️ unknown'])} | ${decimal(random, 90, 100, 2)}% | ${some(random, checks, 3).join(' ')} |`
}

function chess(random: Random): string {
  return times(8, () => (chance(random, 0.45) ? pick(random, pieces) : pick(random, ['·', '▪', '□']))).join(
    ' ',
  )
}

function cards(random: Random): string {
  return `🂠 ${times(5, () => `${pick(random, ['A', 'K', 'Q', 'J', '10', '9', '7', '2'])}${pick(random, ['♠️', '♥️', '♦️', '♣️', '♠', '♥'])}`).join(' ')}  🎲 ${times(2, () => pick(random, [...'⚀⚁⚂⚃⚄⚅'])).join('')}`
}
