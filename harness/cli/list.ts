import { kindsOf, manifests } from '../../corpora/index.ts'
import { calibrated, estimators } from '../../estimators/registry.ts'
import { references } from '../references/index.ts'

export function runList({ json }: { json: boolean }): void {
  const listed = {
    estimators: [...estimators, ...calibrated].map(({ id, description }) => ({ id, description })),
    references: references.map(({ id, description, witness }) => ({ id, description, witness })),
    corpora: manifests.map((manifest) => ({
      id: manifest.id,
      description: manifest.description,
      kinds: kindsOf([manifest]),
    })),
  }
  if (json) {
    console.log(JSON.stringify(listed, null, 2))
    return
  }
  const line = (id: string, description: string): string => `  ${id.padEnd(26)} ${description}`
  console.log(
    [
      'estimators',
      ...listed.estimators.map(({ id, description }) => line(id, description)),
      '',
      'references',
      ...listed.references.map(({ id, description }) => line(id, description)),
      '',
      'corpora and their kinds',
      ...listed.corpora.flatMap(({ id, description, kinds }) => [
        line(id, description),
        ...kinds.map((kind) => `    ${kind}`),
      ]),
    ].join('\n'),
  )
}
