import { chance, hexDigits, isoTime, moment, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

const stems = [
  'kernel',
  'libssl',
  'fonts',
  'manual',
  'index',
  'map-tiles',
  'release notes',
  'dump_2023',
  'setup',
]
const endings = ['.tar.gz', '.so.3', '.whl', '.deb', '.iso', '.json', '-arm64.zip', '.png']
const subjects = [
  'Fix off-by-one in pager',
  'Bump deps',
  'Revert "Use tabs"',
  'docs: mention the proxy',
  'Merge branch main into topic',
  'Speed up start',
  'WIP',
]
const people = ['Noor', 'Evander Ruiz', 'k-olsen', 'Bot']

/** Lists of digests: checksum files, commit logs, image layers, lock entries. */
export const hashLists: Generator = sizedTexts('hash-lists', (random, length) => {
  const write = pick(random, [checksum, commit, layer, pinned, treeEntry])
  const digits = pick(random, [32, 40, 64, 64, 128])
  return joinUntil(length, '\n', () => write(random, digits))
})

function file(random: Random): string {
  return `${some(random, ['dist', 'v2', 'pool', 'x86_64', 'eu'], wholeNumber(random, 0, 3))
    .map((folder) => `${folder}/`)
    .join('')}${pick(random, stems)}${pick(random, endings)}`
}

function checksum(random: Random, digits: number): string {
  return `${hexDigits(random, digits)} ${chance(random, 0.3) ? '*' : ' '}${file(random)}`
}

function commit(random: Random): string {
  if (chance(random, 0.5))
    return `${hexDigits(random, 9)} ${pick(random, subjects)} (#${wholeNumber(random, 1, 4000)})`
  return `commit ${hexDigits(random, 40)}\nAuthor: ${pick(random, people)} <${hexDigits(random, 6)}@users.example.com>\nDate:   ${isoTime(moment(random))}\n\n    ${pick(random, subjects)}\n`
}

function layer(random: Random): string {
  return `{"mediaType":"application/vnd.oci.image.layer.v1.tar+gzip","digest":"sha256:${hexDigits(random, 64)}","size":${wholeNumber(random, 120, 90_000_000)}}`
}

function pinned(random: Random): string {
  const name = pick(random, ['attrs', 'certifi', 'idna', 'numpy', 'pyyaml', 'urllib3'])
  return `${name}==${wholeNumber(random, 1, 24)}.${wholeNumber(random, 0, 12)}.${wholeNumber(random, 0, 9)} \\\n    --hash=sha256:${hexDigits(random, 64)} \\\n    --hash=sha256:${hexDigits(random, 64)}`
}

function treeEntry(random: Random): string {
  return `${pick(random, ['100644 blob', '100755 blob', '040000 tree'])} ${hexDigits(random, 40)}\t${file(random)}`
}
