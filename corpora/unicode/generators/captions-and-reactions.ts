import { chance, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const captions = [
  'Sunday reset',
  'Found this little place behind the market',
  'No filter needed',
  'Three years ago today',
  'Swipe for the before',
  'My grandmother’s recipe, finally written down',
  'Training for the half marathon, day',
  'Giveaway! Follow, like & tag two friends',
  'Neue Kollektion ist online',
  'Nuevo vídeo en el canal',
  'Petit déjeuner à la montagne',
  'Вид из окна сегодня утром',
  '新しいカフェを見つけた',
  'Rain on the roof, tea in the cup',
]
const tags = [
  '#sunset',
  '#foodie',
  '#кофе',
  '#旅行',
  '#nofilter',
  '#homemade',
  '#wanderlust',
  '#été2024',
  '#plantsofinstagram',
  '#läuft',
  '#📸',
]
const kaomoji = [
  '(╯°□°)╯︵ ┻━┻',
  '¯\\_(ツ)_/¯',
  'ʕ•ᴥ•ʔ',
  '(づ｡◕‿‿◕｡)づ',
  '(◕‿◕✿)',
  '(^_^;)',
  '(ಠ_ಠ)',
  'ヽ(´▽`)/',
  'orz',
  '(=^･ω･^=)',
  '( ͡° ͜ʖ ͡°)',
  '｡ﾟ(ﾟ´Д｀ﾟ)ﾟ｡',
  'XD',
  '<3',
  ':-)',
  '^^',
]
const pictures = [
  '🌅',
  '🥐',
  '🍜',
  '🏔️',
  '🌊',
  '🧘‍♀️',
  '💪🏼',
  '🎁',
  '📍',
  '👇',
  '✨',
  '🫖',
  '🐾',
  '🌱',
  '🎧',
  '🧁',
  '🛍️',
  '🚴🏻‍♂️',
  '1️⃣',
  '2️⃣',
  '3️⃣',
  '➡️',
  '‼️',
  '💯',
  '🇮🇹',
  '🇰🇷',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🙌🏾',
  '🤌',
  '♻️',
  '©️',
  '™️',
]
const comments = [
  'obsessed',
  'where is this??',
  'need the recipe pls',
  'goals',
  'te amo',
  'so schön',
  'первый!',
  'かわいい',
  'link in bio?',
  'congrats!!',
  'same',
  'i’m crying',
]

/** Posts, comments and reaction counts: hashtags, kaomoji, keycaps, flags, bullets made of emoji. */
export const captionsAndReactions: Generator = sizedTexts('captions-and-reactions', (random, length) =>
  joinUntil(length, '\n', () => pick(random, [post, comment, comment, poll, counts])(random)),
)

function post(random: Random): string {
  const bullets = chance(random, 0.3)
    ? `\n${times(wholeNumber(random, 2, 4), () => `${pick(random, pictures)} ${pick(random, comments)}`).join('\n')}`
    : ''
  return `${pick(random, captions)} ${some(random, pictures, wholeNumber(random, 1, 4)).join('')}${bullets}\n${some(random, tags, wholeNumber(random, 0, 5)).join(' ')}`
}

function comment(random: Random): string {
  const ending = chance(random, 0.4)
    ? pick(random, kaomoji)
    : some(random, pictures, wholeNumber(random, 1, 3)).join('')
  return `@${pick(random, ['lena.k', 'el_primo', 'tokyo_walks', 'mr.bean42'])} ${pick(random, comments)} ${ending}`
}

function poll(random: Random): string {
  const [first, second] = some(random, pictures, 2)
  const share = wholeNumber(random, 3, 97)
  return `${first} ${'▓'.repeat(Math.round(share / 10))}${'░'.repeat(10 - Math.round(share / 10))} ${share}% · ${second} ${100 - share}%`
}

function counts(random: Random): string {
  return some(random, ['👍', '❤️', '😂', '😮', '😢', '🔥', '👀', '🙏🏽'], wholeNumber(random, 2, 5))
    .map((sign) => `${sign} ${wholeNumber(random, 1, 9)},${wholeNumber(random, 100, 999)}`)
    .join('  ')
}
