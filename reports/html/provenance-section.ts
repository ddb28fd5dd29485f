import type { Provenance } from '../../harness/provenance.ts'
import { NONE } from '../format.ts'
import { html, type Markup } from './markup.ts'

/** Where the numbers come from, so that another machine can make them again. */
export function provenance(origin: Provenance): Markup {
  const facts: [string, string][] = [
    ['started', origin.startedAt],
    ['commit', `${origin.commit ?? NONE}${origin.dirty ? ' (with changes)' : ''}`],
    ['machine', `${origin.platform}, ${origin.cpuCount} × ${origin.cpu}`],
    ['Node', `${origin.node}, Unicode ${origin.unicode}`],
    ['seed', String(origin.seed)],
  ]
  return html`${table('Run', ['', ''], facts)}
${table(
  'Corpora',
  ['corpus', 'version', 'documents', 'bytes', 'sha256'],
  origin.corpora.map((corpus) => [
    corpus.id,
    String(corpus.version),
    corpus.documents.toLocaleString('en'),
    corpus.bytes.toLocaleString('en'),
    corpus.sha256.slice(0, 16),
  ]),
)}
${table(
  'References',
  ['reference', 'package', 'licence', 'witness', 'sha256'],
  origin.references.map((reference) => [
    reference.id,
    `${reference.package} ${reference.version}`,
    reference.licence,
    reference.witness ?? 'none',
    reference.sha256.slice(0, 16),
  ]),
)}
${table(
  'Estimators',
  ['estimator', 'what it is', 'packages'],
  origin.estimators.map(({ id, description, packages }) => [
    id,
    description,
    packages.map((entry) => `${entry.package} ${entry.version ?? NONE}`).join(', ') || NONE,
  ]),
)}`
}

function table(title: string, columns: readonly string[], lines: readonly (readonly string[])[]): Markup {
  const head = columns.some((column) => column !== '')
    ? html`<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>`
    : ''
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table class="text">${head}<tbody>${lines.map(
    (line) => html`<tr>${line.map((field) => html`<td>${field}</td>`)}</tr>`,
  )}</tbody></table></div>`
}
