import type { ReferenceTokenizer } from '../../../harness/references/reference.ts'

const reference = (id: string, count: (text: string) => number): ReferenceTokenizer => ({
  id,
  description: id,
  source: {
    package: 'none',
    version: '1.0.0',
    licence: 'MIT',
    file: 'none',
    sha256: '',
    counter: { package: 'none', version: '1.0.0' },
  },
  witness: null,
  tellsOffsets: false,
  load: async () => ({ count }),
})

export const references: readonly ReferenceTokenizer[] = [
  reference('units', (text) => text.length),
  reference('refuses-e', (text) => {
    if (text.includes('e')) throw new Error('no e')
    return text.length
  }),
]
