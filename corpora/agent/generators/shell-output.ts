import {
  chance,
  decimal,
  fill,
  hexDigits,
  isoTime,
  letters,
  moment,
  pick,
  some,
  times,
} from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const folders = [
  'src',
  'lib',
  'internal/server',
  'packages/core/src',
  'tests',
  'app/models',
  'cmd',
  'scripts',
  'docs',
]
const names = [
  'parser',
  'user_store',
  'httpClient',
  'index',
  'config',
  'date-range',
  'Invoice',
  'retry',
  'main',
  'router',
]
const endings = ['.ts', '.py', '.go', '.rs', '.rb', '.tsx', '.test.ts', '.md', '.yaml']
const codeLines = [
  'if err != nil { return nil, fmt.Errorf("open: %w", err) }',
  'const { data, error } = await client.get<{name}>(url)',
  'self.assertEqual(parse("{n}d"), timedelta(days={n}))',
  '// TODO({who}): remove once the old format is gone',
  'pub fn with_capacity(n: usize) -> Self {',
  'raise ValueError(f"unexpected {kind!r} at line {lineno}")',
  'export const MAX_RETRIES = {n}',
  "  it('keeps the order of {name}s', () => {",
  'for (let i = 0; i < rows.length; i++) total += rows[i].amount',
  '@app.route("/api/{name}s/<int:id>", methods=["GET"])',
]
const problems = [
  "error TS2345: Argument of type 'string | undefined' is not assignable to parameter of type 'string'.",
  'warning: unused variable: `{name}`',
  'E501 line too long ({n} > 100 characters)',
  'error[E0502]: cannot borrow `{name}` as mutable because it is also borrowed as immutable',
  'undefined: {name}Options',
  "SyntaxError: Unexpected token '}' (line {n})",
]
const people = ['mira', 'tobias', 'jchen', 'ops']

/** What a coding agent's shell and file tools print. */
export const shellOutput: Generator = sizedTexts('shell-output', (random, length) => {
  const writers = [listing, grep, compiler, testRun, gitStatus, numberedFile, installer, processes]
  const share = Math.max(120, Math.floor(length / wholeNumber(random, 1, 4)))
  const makers = {
    n: () => wholeNumber(random, 2, 180),
    name: () => pick(random, names).replaceAll('-', ''),
    who: () => pick(random, people),
  }
  return joinUntil(length, '\n\n', () => {
    const body = pick(random, writers)(random, Math.min(share, 6000), (template) =>
      fillKnown(template, makers),
    )
    return chance(random, 0.3)
      ? `<stdout>\n${body}\n</stdout>\n<exit_code>${pick(random, [0, 0, 1, 2])}</exit_code>`
      : body
  })
})

type Fill = (template: string) => string

/** Code has braces of its own: only known names are replaced. */
function fillKnown(template: string, makers: Record<string, () => string | number>): string {
  return template.replace(/\{(n|name|who)\}/g, (found) => fill(found, makers))
}

function path(random: Random): string {
  return `${pick(random, folders)}/${pick(random, names)}${pick(random, endings)}`
}

function listing(random: Random, length: number): string {
  const rows = joinUntil(length, '\n', () => {
    const folder = chance(random, 0.25)
    const date = isoTime(moment(random)).slice(5, 16).replace('T', ' ')
    return `${folder ? 'drwxr-xr-x' : '-rw-r--r--'} ${String(wholeNumber(random, 1, 9)).padStart(2)} ${pick(random, people)} staff ${String(wholeNumber(random, 64, 99_000)).padStart(8)} ${date} ${pick(random, names)}${folder ? '' : pick(random, endings)}`
  })
  return `total ${wholeNumber(random, 8, 900)}\n${rows}`
}

function grep(random: Random, length: number, filled: Fill): string {
  return joinUntil(
    length,
    '\n',
    () =>
      `${path(random)}:${wholeNumber(random, 1, 900)}:${chance(random, 0.4) ? `${wholeNumber(random, 1, 60)}:` : ''}${filled(pick(random, codeLines))}`,
  )
}

function compiler(random: Random, length: number, filled: Fill): string {
  const lines = joinUntil(length, '\n', () => {
    const place = wholeNumber(random, 1, 400)
    const problem = filled(pick(random, problems))
    if (chance(random, 0.4))
      return `${problem}\n   --> ${path(random)}:${place}:${wholeNumber(random, 1, 80)}\n    |\n${String(place).padStart(3)} |     ${filled(pick(random, codeLines))}\n    |     ${'^'.repeat(wholeNumber(random, 3, 20))}`
    return `${path(random)}(${place},${wholeNumber(random, 1, 90)}): ${problem}`
  })
  return `${lines}\n\nFound ${wholeNumber(random, 1, 40)} errors in ${wholeNumber(random, 1, 9)} files.`
}

function testRun(random: Random, length: number): string {
  const marks = pick(random, [
    ['✓', '✗'],
    ['PASS', 'FAIL'],
    ['ok', 'not ok'],
  ] as const)
  const lines = joinUntil(length, '\n', (index) => {
    const name = some(
      random,
      [
        'rejects an empty name',
        'parses nested lists',
        'returns 404',
        'is stable under reordering',
        'handles DST',
        'rounds half to even',
        'keeps unicode',
        'closes the file',
      ],
      1,
    )[0]
    if (chance(random, 0.12))
      return ` ${marks[1]} ${name}\n     Expected: ${wholeNumber(random, 0, 50)}\n     Received: ${pick(random, ['undefined', 'null', '-1', '"50"', 'NaN'])}\n       at ${path(random)}:${wholeNumber(random, 1, 300)}:${wholeNumber(random, 1, 40)}`
    return ` ${marks[0]} ${marks[0] === 'ok' ? `${index + 1} - ` : ''}${name} (${wholeNumber(random, 0, 900)} ms)`
  })
  return `${lines}\n\nTests: ${wholeNumber(random, 0, 4)} failed, ${wholeNumber(random, 5, 300)} passed\nTime:  ${decimal(random, 0.2, 60, 2)} s`
}

function gitStatus(random: Random, length: number): string {
  const lines = joinUntil(length, '\n', () =>
    chance(random, 0.6)
      ? `\tmodified:   ${path(random)}`
      : ` ${path(random)} | ${wholeNumber(random, 1, 90)} ${'+'.repeat(wholeNumber(random, 1, 20))}${'-'.repeat(wholeNumber(random, 0, 12))}`,
  )
  return `On branch ${pick(random, ['main', 'fix/retry-loop', 'feat/export'])}\nHEAD ${hexDigits(random, 7)}\n\n${lines}`
}

function numberedFile(random: Random, length: number, filled: Fill): string {
  let line = wholeNumber(random, 1, 400)
  const style = pick(random, ['\t', '→', ': '])
  return joinUntil(
    length,
    '\n',
    () =>
      `${String(line++).padStart(6)}${style}${chance(random, 0.2) ? '' : ' '.repeat(2 * wholeNumber(random, 0, 4)) + filled(pick(random, codeLines))}`,
  )
}

function installer(random: Random, length: number): string {
  return joinUntil(length, '\n', () =>
    pick(random, [
      `npm warn deprecated ${pick(random, names)}@${wholeNumber(random, 0, 4)}.${wholeNumber(random, 0, 9)}.1: use ${letters(random, 'abcdefimnorst', 7)} instead`,
      `Collecting ${letters(random, 'abcdefimnorst', 8)}>=${wholeNumber(random, 1, 9)}.${wholeNumber(random, 0, 9)}`,
      `   Compiling ${letters(random, 'abcdefgilmnorstuz', 6)}-${letters(random, 'aeiorst', 4)} v0.${wholeNumber(random, 1, 40)}.${wholeNumber(random, 0, 12)}`,
      `[${wholeNumber(random, 1, 9)}/9] RUN make -j${wholeNumber(random, 2, 8)} # ${decimal(random, 0.1, 90, 1)}s`,
      `Get:${wholeNumber(random, 1, 60)} https://deb.example.org stable/main amd64 lib${letters(random, 'abcdefgilmnx', 5)} [${decimal(random, 10, 900, 1)} kB]`,
    ]),
  )
}

function processes(random: Random, length: number): string {
  const rows = joinUntil(
    length,
    '\n',
    () =>
      `${pick(random, people).padEnd(8)} ${String(wholeNumber(random, 1, 99_999)).padStart(6)} ${decimal(random, 0, 99, 1).padStart(5)} ${decimal(random, 0, 12, 1).padStart(5)} ${times(2, () => wholeNumber(random, 0, 59).toString().padStart(2, '0')).join(':')} ${pick(random, ['node server.js --port 3000', '/usr/sbin/nginx -g daemon off;', 'postgres: app db 10.0.0.7(51514) idle', '[kworker/u8:2]', 'python -m worker --queue=high'])}`,
  )
  return `USER        PID  %CPU  %MEM  TIME COMMAND\n${rows}`
}
