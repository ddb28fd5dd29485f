import { chance, decimal, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const phrases: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Save changes',
    'You have {count} unread messages',
    'Forgot your password?',
    'This can’t be undone.',
    'Try again later',
    'Ship to a different address',
  ],
  de: [
    'Änderungen speichern',
    'Sie haben {count} ungelesene Nachrichten',
    'Passwort vergessen?',
    'Das lässt sich nicht rückgängig machen.',
    'Später erneut versuchen',
    'An eine andere Adresse liefern',
  ],
  fr: [
    'Enregistrer les modifications',
    'Vous avez {count} messages non lus',
    'Mot de passe oublié ?',
    'Cette action est irréversible.',
    'Réessayez plus tard',
    'Livrer à une autre adresse',
  ],
  pl: [
    'Zapisz zmiany',
    'Masz {count} nieprzeczytanych wiadomości',
    'Nie pamiętasz hasła?',
    'Tego nie można cofnąć.',
    'Spróbuj ponownie później',
    'Wyślij na inny adres',
  ],
  ja: [
    '変更を保存',
    '未読メッセージが{count}件あります',
    'パスワードをお忘れですか？',
    'この操作は取り消せません。',
    '後でもう一度お試しください',
    '別の住所に配送する',
  ],
}
const phraseKeys = ['save', 'unread', 'forgot_password', 'irreversible', 'retry', 'other_address']
const dishes = ['Lentil soup', 'Plum cake', 'Fish pie', 'Ratatouille', 'Barley risotto', 'Spätzle']
const ingredients = [
  'flour',
  'butter',
  'red lentils',
  'smoked haddock',
  'leeks',
  'plums',
  'nutmeg',
  'stock',
  'cream',
  'thyme',
]
const methods = [
  'Chop everything small.',
  'Simmer until soft, stirring now and then.',
  'Rub the fat into the flour.',
  'Bake until golden.',
  'Season with care; taste twice.',
  'Leave to rest before cutting.',
]
const modules = ['http', 'cache', 'queue', 'mail', 'storage', 'search', 'metrics', 'uploads']

/** Hand-edited YAML of applications: settings with comments and anchors, translations, content, API descriptions. */
export const applicationSettings: Generator = sizedTexts('application-settings', (random, length) =>
  pick(random, [settings, translations, recipes, openApi])(random, length),
)

function settings(random: Random, length: number): string {
  const indent = pick(random, ['  ', '    '])
  const names = some(random, modules, modules.length)
  const top = `# Defaults. Override in settings.local.yml, never here.\ndefaults: &defaults\n${indent}timeout: ${wholeNumber(random, 1, 60)}s\n${indent}retries: ${wholeNumber(random, 0, 5)}\n\n`
  return (
    top +
    joinUntil(length - top.length, '\n\n', (index) => {
      const lines = [
        chance(random, 0.5) ? '<<: *defaults' : `enabled: ${pick(random, ['true', 'false', 'yes', 'off'])}`,
        `${pick(random, ['max_size', 'pool', 'batch', 'window'])}: ${pick(random, ['10MB', '64', '1_000', '0.25', '15m', '~'])}`,
        `url: ${pick(random, ['http://localhost:9200', 'redis://cache:6379/2', 's3://example-uploads/eu/', '"amqp://guest:guest@mq//"'])}`,
        `${pick(random, ['allow', 'paths', 'tags'])}: [${some(random, ['"*.png"', 'admin', '/tmp', "'0644'", 'beta', '10.0.0.0/8'], 3).join(', ')}]`,
        ...(chance(random, 0.5)
          ? [
              `# ${pick(random, ['seconds, not milliseconds', 'see the runbook before you raise this', 'TODO remove after the move', 'must match the value in the chart'])}`,
            ]
          : []),
        `ratio: ${decimal(random, 0, 1, 2)}`,
      ]
      const name = `${names[index % names.length]}${index >= names.length ? `_${index}` : ''}`
      return `${name}:\n${some(random, lines, wholeNumber(random, 3, lines.length))
        .map((line) => indent + line)
        .join('\n')}`
    })
  )
}

function translations(random: Random, length: number): string {
  const languages = some(random, Object.keys(phrases), wholeNumber(random, 1, 3))
  const per = length / languages.length
  return languages
    .map((language) => {
      const list = phrases[language] ?? []
      const body = joinUntil(per, '\n', (index) => {
        const place = wholeNumber(random, 0, list.length - 1)
        const quoted = chance(random, 0.5) ? JSON.stringify(list[place]) : `'${list[place]}'`
        return `  ${pick(random, ['account', 'inbox', 'checkout', 'dialog'])}_${index}:\n    ${phraseKeys[place]}: ${quoted}`
      })
      return `${language}:\n${body}`
    })
    .join('\n')
}

function recipes(random: Random, length: number): string {
  return joinUntil(length, '\n', () => {
    const parts = some(random, ingredients, wholeNumber(random, 3, 6)).map(
      (name) =>
        `    - { name: ${name}, amount: ${wholeNumber(random, 1, 20) * 25}, unit: ${pick(random, ['g', 'ml'])} }`,
    )
    const method = some(random, methods, 3).map((line) => `    ${line}`)
    return `- title: ${pick(random, dishes)}\n  serves: ${wholeNumber(random, 2, 8)}\n  minutes: ${wholeNumber(random, 2, 18) * 5}\n  ingredients:\n${parts.join('\n')}\n  method: |\n${method.join('\n')}`
  })
}

function openApi(random: Random, length: number): string {
  const resources = ['invoices', 'members', 'bookings', 'parcels', 'sensors', 'playlists']
  const top = `openapi: 3.1.0\ninfo:\n  title: ${pick(random, ['Bookings', 'Warehouse', 'Membership'])} API\n  version: "${wholeNumber(random, 1, 4)}.${wholeNumber(random, 0, 9)}"\npaths:\n`
  return (
    top +
    joinUntil(length - top.length, '\n', (index) => {
      const resource = `${pick(random, resources)}${index > 5 ? index : ''}`
      const parameters = times(
        wholeNumber(random, 1, 3),
        () =>
          `        - name: ${pick(random, ['limit', 'cursor', 'since', 'expand'])}\n          in: query\n          required: ${chance(random, 0.3)}\n          schema: { type: ${pick(random, ['integer', 'string'])} }`,
      )
      return `  /${resource}/{id}:\n    ${pick(random, ['get', 'post', 'delete'])}:\n      operationId: ${pick(random, ['fetch', 'change', 'remove'])}${resource}\n      summary: >\n        ${pick(random, ['Returns one entry, or 404.', 'Replaces the entry as a whole.', 'Removes it; a second call does nothing.'])}\n      parameters:\n${parameters.join('\n')}\n      responses:\n        "200":\n          description: OK\n          content:\n            application/json:\n              schema:\n                $ref: "#/components/schemas/${resource}"`
    })
  )
}
