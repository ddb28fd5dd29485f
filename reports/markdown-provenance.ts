import type { Provenance } from '../harness/provenance.ts'
import { counted, mega, NONE } from './format.ts'
import { markdownTable, plain } from './markdown-table.ts'

/** What a reader needs to make the numbers again. */
export function renderProvenance(provenance: Provenance): string {
  const { tokengaugeVersion, commit, dirty, startedAt, node, unicode, platform, cpu, cpuCount, seed } =
    provenance
  const at = commit === null ? '' : ` at ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`
  const run = [
    `tokengauge ${tokengaugeVersion}${at}, ${startedAt}, seed ${seed}`,
    `Node ${node}, Unicode ${unicode}, ${platform}, ${cpuCount} × ${cpu}`,
    ...provenance.corpora.map(
      ({ id, version, documents, bytes, sha256 }) =>
        `corpus ${id} version ${version}: ${counted(documents, 'document')}, ${mega(bytes)} MB, sha256 ${sha256.slice(0, 12)}`,
    ),
  ]
  const references = markdownTable(
    ['reference', 'package', 'licence', 'vocabulary sha256', 'witness'],
    provenance.references.map(({ id, package: name, version, licence, sha256, witness }) => [
      plain(id),
      plain(`${name} ${version}`),
      plain(licence),
      sha256.slice(0, 12),
      plain(witness ?? 'none'),
    ]),
  )
  const estimators = markdownTable(
    ['estimator', 'what it is', 'packages'],
    provenance.estimators.map(({ id, description, packages }) => [
      plain(id),
      plain(description),
      plain(packages.map(({ package: name, version }) => `${name} ${version}`).join(', ')) || NONE,
    ]),
  )
  return [run.map((line) => `- ${plain(line)}`).join('\n'), references, estimators]
    .filter(Boolean)
    .join('\n\n')
}
