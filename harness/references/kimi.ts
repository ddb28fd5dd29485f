import { hypertokReference } from './hypertok.ts'
import type { ReferenceTokenizer } from './reference.ts'

export const kimiK3: ReferenceTokenizer = hypertokReference({
  id: 'kimi-k3',
  description: 'Moonshot AI: Kimi K3',
  package: '@hypertok/vocab-kimi-k3',
  version: '1.0.0',
  licence: 'Kimi K3 License (permissive, with conditions for large services)',
  sha256: '4e0cce4ec2b4b78733882d10756703bdb99db1cada31fc2c3280b0e05c71ab36',
  // npm has no other copy of the vocabulary.
  witness: null,
})
