import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { references } from '../../../harness/references/index.ts'
import { ReferenceLoadError } from '../../../harness/references/load-error.ts'
import { readVocabulary, requireVersion } from '../../../harness/references/packages.ts'

const root = mkdtempSync(join(tmpdir(), 'references-'))
afterAll(() => rmSync(root, { recursive: true }))

const source = {
  package: '@example/vocab',
  version: '1.2.3',
  licence: 'MIT',
  file: 'vocab.bin',
  // sha256 of 'abc', FIPS 180-2.
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  counter: { package: 'example', version: '1.0.0' },
}

function install(name: string, version: string, content?: string): () => string {
  const folder = join(root, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }))
  if (content !== undefined) writeFileSync(join(folder, 'vocab.bin'), content)
  return () => folder
}

const fault = async (findFolder: () => string | null): Promise<ReferenceLoadError> => {
  const error: unknown = await readVocabulary(source, findFolder).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ReferenceLoadError)
  return error as ReferenceLoadError
}

describe('readVocabulary', () => {
  it('reads the file that was proven', async () => {
    expect(String(await readVocabulary(source, install('sound', '1.2.3', 'abc')))).toBe('abc')
  })

  it('names a missing package and the command that brings it', async () => {
    expect(await fault(() => null)).toMatchObject({
      fault: 'missing package',
      package: '@example/vocab',
      message: 'the package @example/vocab is not installed: npm i -D @example/vocab@1.2.3',
    })
  })

  it('names the version found and the one wanted', async () => {
    const { fault: kind, message } = await fault(install('newer', '1.3.0', 'abc'))
    expect(kind).toBe('wrong version')
    expect(message).toContain('1.3.0')
    expect(message).toContain('npm i -D @example/vocab@1.2.3')
  })

  it('names file, expected and found digest of an altered file', async () => {
    const { fault: kind, message } = await fault(install('altered', '1.2.3', 'abd'))
    expect(kind).toBe('altered file')
    expect(message).toContain('vocab.bin of @example/vocab@1.2.3')
    expect(message).toContain(`expected sha256 ${source.sha256}`)
    expect(message).toContain('found a52d159f262b2c6ddb724a61840befc36eb30c88877a4030b65cbe86298449c9')
    expect(message).toContain('npm ci')
  })

  it('names a file that is gone', async () => {
    const { fault: kind, message } = await fault(install('gone', '1.2.3'))
    expect(kind).toBe('altered file')
    expect(message).toContain('has no file vocab.bin')
  })
})

describe.each(references.map((reference) => [reference.id, reference] as const))('%s', (_, reference) => {
  it('has its vocabulary and its counter installed as proven', async () => {
    expect((await readVocabulary(reference.source)).length).toBeGreaterThan(100_000)
    expect(requireVersion(reference.source.counter)).toContain('node_modules')
  })
})
