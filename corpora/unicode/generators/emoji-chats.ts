import { chance, pick, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const faces = [...'😀😂🤣😊😍🥰😘😜🤔😴😭😡🥺😎🤯🙄😅🥳🤢🤠👻💀🙃😇🫠🫶🥹🤷🙈🐸']
const things = [...'🎉🎂🍕☕🍺🏠🚗🚲🌧🌞🌈❄🔥💡📷📱💻📚🎸⚽🏀🐶🐱🦊🌻🍎🥑🧀🍷✈🚀⏰📦💸🧹🪴🧦']
/** Hearts and signs with a variation selector, people joined with their things, skin tones, flags. */
const sequences = [
  '❤️',
  '✌🏽',
  '👍🏻',
  '👏🏿',
  '🤞🏼',
  '👩‍💻',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🧑🏾‍🚀',
  '👩🏼‍🍳',
  '🤦🏻‍♀️',
  '🤷🏽‍♂️',
  '🐻‍❄️',
  '❤️‍🔥',
  '🇫🇷',
  '🇧🇷',
  '🇯🇵',
  '🇿🇦',
  '☺️',
  '⚠️',
  '👨‍❤️‍👨',
  '🧑‍🤝‍🧑',
  '🏃🏾‍♀️',
  '👁️‍🗨️',
]
const lines = [
  'who is coming tonight',
  'omw, 5 min',
  'happy birthday!!',
  'did you feed the cat',
  'lol no way',
  'can someone bring ice',
  'missed the bus again',
  'exam went well i think',
  'new haircut, thoughts?',
  'bring a jacket, it’s freezing',
  'the cake fell on the floor',
  'good night everyone',
  'is it just me or is the wifi down',
  'congrats on the job',
  'ok see you at the station',
  'who took my charger',
  'c’est trop bien',
  'bin gleich da',
  'qué hambre',
  'sto arrivando',
  'ja, kom maar langs',
  'até amanhã',
]
const friends = ['Mia', 'Jonas', 'Lupita', 'Kofi', 'dad', 'Aunt Vera', 'Sam 🏄', '🦄 Zoe']

/** Group chats in which nearly every line carries emoji. */
export const emojiChats: Generator = sizedTexts('emoji-chats', (random, length) => {
  const style = pick(random, ['names', 'plain', 'times'] as const)
  return joinUntil(length, '\n', () => {
    const text = message(random)
    if (style === 'plain') return text
    const clock = `${wholeNumber(random, 7, 23)}:${String(wholeNumber(random, 0, 59)).padStart(2, '0')}`
    return style === 'names'
      ? `${pick(random, friends)}: ${text}`
      : `[${clock}] ${pick(random, friends)}: ${text}`
  })
})

function message(random: Random): string {
  if (chance(random, 0.15)) return emoji(random).repeat(wholeNumber(random, 1, 6))
  const words = pick(random, lines)
  const tail = times(wholeNumber(random, 1, 4), () => emoji(random)).join(chance(random, 0.2) ? ' ' : '')
  if (chance(random, 0.1)) return `${emoji(random)} ${words} ${tail}`
  return chance(random, 0.8) ? `${words} ${tail}` : words
}

function emoji(random: Random): string {
  return pick(random, pick(random, [faces, faces, things, sequences]))
}
