import { expect, test } from 'vitest'
import { loadPeer } from '../../estimators/load-peer.ts'

test('gives what the import gives', async () => {
  await expect(loadPeer(['x'], async () => 7)).resolves.toBe(7)
})

test('a missing package is named, with the command that brings it and its vocabulary', async () => {
  const missing = 'tokengauge-absent-package'
  const loading = loadPeer(['js-tiktoken', missing], () => import(/* @vite-ignore */ missing))
  await expect(loading).rejects.toThrow(
    'the package tokengauge-absent-package is not installed: npm i -D js-tiktoken tokengauge-absent-package',
  )
  await expect(loading).rejects.toHaveProperty('cause.code', 'ERR_MODULE_NOT_FOUND')
})

test('any other error passes through', async () => {
  const broken = new Error("the package 'x' has a broken module")
  await expect(loadPeer(['x'], () => Promise.reject(broken))).rejects.toBe(broken)
  const elsewhere = Object.assign(new Error("Cannot find package 'y'"), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(loadPeer(['x'], () => Promise.reject(elsewhere))).rejects.toBe(elsewhere)
})
