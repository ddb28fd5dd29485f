import { chance, fill, letters, pick, some, times } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const tasks = [
  'The {thing} test fails on CI but passes on my machine. Please find out why.',
  'add a --{flag} option to the export command, default off',
  'Refactor {file}: the function is 200 lines long and nobody dares touch it',
  'Upgrade to version {n} of the router and fix whatever breaks',
  'why is startup slow? i think it reads the {thing} twice',
  'Write tests for {file}. Cover the error paths as well.',
  'Users report that {thing}s with umlauts can’t be saved.',
  'can you make the {thing} cache expire after {n} minutes',
]
const remarks = [
  'Let me look at the code before changing anything.',
  'The stack trace points to {file}, line {n}.',
  'That explains it: the {thing} is created twice, and the second one wins.',
  'I’ll make the smallest change that fixes this.',
  'The test passes now. I’ll run the others as well.',
  'Two call sites depend on the old behaviour, so I’ll keep the old name as an alias.',
  'This is a race: the file is read before the write has finished.',
  'Nothing in {file} uses it. Checking the scripts next.',
  'The edit failed since the text occurs twice; I’ll include more context.',
  'Good, only formatting changed in that commit.',
  'Before I go on: should a missing {thing} be an error or an empty result?',
]
const closings = [
  'Done. {file} now closes the handle in every branch; {n} tests pass.',
  'Fixed. The cause was a comparison of strings where numbers were meant ("10" < "9").',
  'The option is there and documented. I left the {thing} format alone, as you asked.',
  'I couldn’t reproduce it after {n} runs. The likeliest cause is the shared temp folder; see below.',
]
const files = [
  'src/store/session.ts',
  'lib/export/csv.py',
  'internal/auth/token.go',
  'app/Http/Kernel.php',
  'src/main.rs',
  'web/components/Table.tsx',
]
const things = ['session', 'invoice', 'template', 'schema', 'upload', 'locale', 'snapshot']
const snippets = [
  'def load(path):\n    with open(path, encoding="utf-8") as fh:\n        return json.load(fh)\n',
  'func (s *Store) Get(ctx context.Context, id string) (*Item, error) {\n\ts.mu.RLock()\n\tdefer s.mu.RUnlock()\n\treturn s.items[id], nil\n}',
  'export function clamp(value: number, low: number, high: number): number {\n  return Math.min(high, Math.max(low, value))\n}',
  'impl Iterator for Lines {\n    type Item = io::Result<String>;\n    fn next(&mut self) -> Option<Self::Item> {\n        self.inner.next()\n    }\n}',
  "const rows = await db\n  .select()\n  .from(orders)\n  .where(and(eq(orders.state, 'open'), lt(orders.dueAt, now)))",
  'SELECT id, COUNT(*) OVER (PARTITION BY owner) AS n\nFROM files WHERE deleted_at IS NULL;',
  '<Table rows={rows} onSort={setSort} empty={<p>Nothing here yet.</p>} />',
]
const outputs = [
  'ok',
  '',
  'PASS 41 tests',
  'Error: ENOENT: no such file or directory',
  '1 file changed, 3 insertions(+), 1 deletion(-)',
  'No matches found.',
]

/** Sessions of a coding agent as the messages of a chat completion, arguments as JSON in a string. */
export const codingSessions: Generator = sizedTexts('coding-sessions', (random, length) => {
  const indent = pick(random, [0, 0, 2])
  const makers = {
    thing: () => pick(random, things),
    flag: () => pick(random, ['compact', 'no-color', 'since', 'strict']),
    file: () => pick(random, files),
    n: () => wholeNumber(random, 2, 90),
  }
  const say = (list: readonly string[]): string => fill(pick(random, list), makers)
  const messages: object[] = []
  if (length > 1500)
    messages.push({
      role: 'system',
      content: `You are a coding agent working in ${pick(random, ['a monorepo', 'a small library', 'a legacy service'])}. Read before you write. ${say(remarks)}`,
    })
  messages.push({ role: 'user', content: say(tasks) })
  joinUntil(length - 250, '', () => {
    const turn = exchange(random, say)
    messages.push(...turn)
    return JSON.stringify(turn, null, indent)
  })
  if (length > 1500 || chance(random, 0.5)) messages.push({ role: 'assistant', content: say(closings) })
  return JSON.stringify(
    chance(random, 0.4) ? { model: 'agent-1', temperature: 0, messages } : messages,
    null,
    indent,
  )
})

/** One or two tool calls of the assistant with their results, sometimes followed by a question of the user. */
function exchange(random: Random, say: (list: readonly string[]) => string): object[] {
  const calls = times(chance(random, 0.25) ? 2 : 1, () => call(random))
  const results = calls.map(({ id, result }) => ({ role: 'tool', tool_call_id: id, content: result }))
  const followUp = chance(random, 0.15) ? [{ role: 'user', content: say(tasks) }] : []
  return [
    {
      role: 'assistant',
      content: chance(random, 0.6) ? say(remarks) : null,
      tool_calls: calls.map(({ id, name, args }) => ({
        id,
        type: 'function',
        function: { name, arguments: JSON.stringify(args) },
      })),
    },
    ...results,
    ...followUp,
  ]
}

function call(random: Random): { id: string; name: string; args: object; result: string } {
  const id = `call_${letters(random, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789', 24)}`
  const path = pick(random, files)
  const [before, after] = some(random, snippets, 2) as [string, string]
  return pick(random, [
    () => ({
      id,
      name: 'read_file',
      args: { path, start_line: wholeNumber(random, 1, 200) },
      result: some(random, snippets, wholeNumber(random, 1, 3)).join('\n\n'),
    }),
    () => ({
      id,
      name: 'search',
      args: {
        pattern: pick(random, ['TODO', 'new Map\\(', 'timeout\\s*=', 'deprecated']),
        glob: '**/*.{ts,py,go}',
      },
      result: times(
        wholeNumber(random, 1, 6),
        () =>
          `${pick(random, files)}:${wholeNumber(random, 1, 400)}: ${pick(random, snippets).split('\n')[0]}`,
      ).join('\n'),
    }),
    () => ({
      id,
      name: 'edit_file',
      args: { path, old_string: before, new_string: after },
      result: pick(random, outputs),
    }),
    () => ({
      id,
      name: 'run',
      args: {
        command: pick(random, [
          'npm test -- --run',
          'cargo test -q',
          'pytest -x -q tests/',
          'go vet ./...',
          'git diff --stat',
        ]),
        timeout_ms: 60_000,
      },
      result: `${pick(random, outputs)}\n`,
    }),
  ])()
}
