import type { EstimatorSpec } from './estimator.ts'
import { loadPeer } from './load-peer.ts'

export const tokenx: EstimatorSpec = {
  id: 'tokenx',
  description: 'tokenx estimateTokenCount: rules by word shape and script, fitted to o200k_base',
  foreign: { package: 'tokenx' },
  bundle: { module: `export { estimateTokenCount } from 'tokenx'` },
  async create() {
    const { estimateTokenCount } = await loadPeer(['tokenx'], () => import('tokenx'))
    return { estimate: (text) => estimateTokenCount(text) }
  },
}
