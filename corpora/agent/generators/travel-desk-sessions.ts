import { chance, decimal, fill, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const wishes = [
  'We’d like to go from {a} to {b} by train, two adults and a dog, sometime around the {n}th.',
  'cheapest way {a} -> {b} next fri, back sun evening, no flights pls',
  'Is there a quiet hotel near the station in {b} with a bath, for under {n}0 a night?',
  'What would you do with a rainy afternoon in {b}? We’ve seen the cathedral.',
  'Our connection in {a} has been cancelled. What are our options? We have to be in {b} by nine.',
  'Necesito una mesa para cuatro en {b}, el sábado a las {n}, que sea vegetariano',
  'Können wir das Gepäck irgendwo in {b} lassen, bis der Zug nach {a} fährt?',
  'How much was it all together? My boss wants it split by person.',
]
const thoughts = [
  'They travel with a dog, so the night train needs a private compartment. Check that first.',
  'The request gives no year; assume the coming one.',
  'Two prices disagree. The operator’s own page is the one to trust.',
  'I have to know whether the card is valid before I quote the discount.',
  'The connection time is seven minutes with a change of platform. I should warn them.',
  'Nothing under the limit near the station. Widen the circle to one kilometre and say so.',
]
const answers = [
  'There are {n} trains a day. The 8:{n} needs one change and takes the coastal line, which is worth the extra half hour.',
  'I’d take the earlier one: if it’s late, the next still gets you to {b} in time.',
  'The hotel confirms a room to the courtyard. Breakfast is {n} extra and can be added on the spot.',
  'Dogs pay half fare and need a muzzle in the dining car. Nobody checks, but now you know.',
  'I’ve put the tickets into your folder. Seats {n} and 6{n}, facing forwards, beside the luggage rack.',
  'Unfortunately the last tram leaves at 0:{n}. A taxi from {a} would be about 45.',
]
const cities = ['Ghent', 'Ljubljana', 'Rennes', 'Malmö', 'Trieste', 'Kraków', 'Basel', 'Zaragoza']

/** Sessions of a travel desk in plain renderings: thought and action lines, tagged turns, role headings. */
export const travelDeskSessions: Generator = sizedTexts('travel-desk-sessions', (random, length) => {
  const render = pick(random, [reasoned, tagged, headed, script])
  const [a, b] = some(random, cities, 2) as [string, string]
  const makers = { a: () => a, b: () => b, n: () => wholeNumber(random, 11, 29) }
  const say = (list: readonly string[]): string => fill(pick(random, list), makers)
  return joinUntil(length, '\n', () => render(random, say))
})

type Render = (random: Random, say: (list: readonly string[]) => string) => string

const reasoned: Render = (random, say) => {
  const steps = times(
    wholeNumber(random, 1, 3),
    () => `Thought: ${say(thoughts)}\nAction: ${action(random)}\nObservation: ${observation(random)}`,
  )
  return `Question: ${say(wishes)}\n${steps.join('\n')}\nFinal Answer: ${say(answers)}\n`
}

// No `<|im_start|>` and the like: some vocabularies hold them as special tokens. They are in adversarial/hostile.
const tagged: Render = (random, say) =>
  `<turn by="guest">\n${say(wishes)}\n</turn>\n<turn by="desk">\n<reasoning>${say(thoughts)}</reasoning>\n<call>${JSON.stringify({ name: 'rail.search', arguments: { dep: pick(random, cities), arr: pick(random, cities), pax: wholeNumber(random, 1, 5) } })}</call>\n</turn>\n<turn by="tool">\n${observation(random)}\n</turn>\n<turn by="desk">\n${say(answers)}\n</turn>`

const headed: Render = (random, say) => {
  const table = chance(random, 0.5)
    ? `\n\n| dep | arr | changes | price |\n|---|---|--:|--:|\n${times(wholeNumber(random, 1, 4), () => `| ${clock(random)} | ${clock(random)} | ${wholeNumber(random, 0, 3)} | ${decimal(random, 9, 190, 2)} |`).join('\n')}`
    : ''
  return `## Traveller\n\n${say(wishes)}\n\n## Desk\n\n*${say(thoughts)}*\n\n\`${action(random)}\`\n\n${say(answers)}${table}\n`
}

const script: Render = (random, say) =>
  `[${clock(random)}] guest: ${say(wishes)}\n[${clock(random)}] desk → ${action(random)}\n[${clock(random)}] desk ← ${observation(random)}\n[${clock(random)}] desk: ${say(answers)} ${say(answers)}`

function clock(random: Random): string {
  return `${String(wholeNumber(random, 5, 23)).padStart(2, '0')}:${String(wholeNumber(random, 0, 59)).padStart(2, '0')}`
}

function action(random: Random): string {
  return pick(random, [
    `search_connections(from_="${pick(random, cities)}", to="${pick(random, cities)}", via=None, max_changes=${wholeNumber(random, 0, 3)})`,
    `hotel_availability[${pick(random, cities)}; ${wholeNumber(random, 1, 28)} Oct; ${wholeNumber(random, 1, 4)} nights]`,
    `open https://timetable.example.eu/${pick(random, cities).toLowerCase()}?d=${wholeNumber(random, 1, 28)}`,
    `convert(${decimal(random, 20, 900, 2)}, "CHF", "EUR")`,
  ])
}

function observation(random: Random): string {
  return pick(random, [
    () =>
      `{'connections': [${times(wholeNumber(random, 1, 4), () => `{'dep': '${clock(random)}', 'arr': '${clock(random)}', 'train': '${pick(random, ['IC', 'EC', 'RJ', 'TGV'])} ${wholeNumber(random, 10, 999)}', 'price': ${decimal(random, 19, 140, 1)}}`).join(', ')}]}`,
    () =>
      `${wholeNumber(random, 0, 14)} results. Best: Hotel ${pick(random, ['Adler', 'du Pont', 'Miramare', 'Terminus'])}, ${decimal(random, 55, 190, 2)} EUR, rating ${decimal(random, 6, 9.8, 1)}/10, ${wholeNumber(random, 100, 2000)} m`,
    () => `ERROR 503 Service Unavailable (retry after ${wholeNumber(random, 5, 60)}s)`,
    () => `rate=0.${wholeNumber(random, 9000, 9999)} result=${decimal(random, 20, 900, 2)}`,
  ])()
}
