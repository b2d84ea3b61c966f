import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { test, describe, expect } from 'vitest'
import { MANIFEST, sha256, staleBooklets } from './manifest.ts'

const BOOKLET = { name: 'azul-prova.pdf', document: '<p>', source: 'a'.repeat(64) }

const it = test.extend<{ folder: URL }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixture's needs from this pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rumo-booklets-'))
    await use(pathToFileURL(`${folder}/`))
    await rm(folder, { recursive: true })
  },
})

async function commit(folder: URL): Promise<void> {
  const manifest = { [BOOKLET.name]: { source: BOOKLET.source, pdf: sha256('PDF') } }
  await writeFile(new URL(BOOKLET.name, folder), 'PDF')
  await writeFile(new URL(MANIFEST, folder), JSON.stringify(manifest))
}

describe('staleBooklets', () => {
  it('finds nothing when source and file are the committed ones', async ({ folder }) => {
    await commit(folder)

    expect(await staleBooklets([BOOKLET], folder)).toEqual([])
  })

  it('finds what has another source', async ({ folder }) => {
    await commit(folder)
    const changed = { ...BOOKLET, source: 'b'.repeat(64) }

    expect(await staleBooklets([changed], folder)).toEqual([changed])
  })

  it('finds what was never printed, is gone, or was written by another hand', async ({
    folder,
  }) => {
    expect(await staleBooklets([BOOKLET], folder)).toEqual([BOOKLET])

    await commit(folder)
    await writeFile(new URL(BOOKLET.name, folder), 'OUTRO')
    expect(await staleBooklets([BOOKLET], folder)).toEqual([BOOKLET])

    await rm(new URL(BOOKLET.name, folder))
    expect(await staleBooklets([BOOKLET], folder)).toEqual([BOOKLET])
  })
})
