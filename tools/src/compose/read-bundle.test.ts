import { BUNDLE_MANIFEST, remotes } from '@rumo/contract'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkTogether, readBundle, type ReadBundle } from './read-bundle.ts'

/** A build's folder with this text as its manifest, or without a manifest. */
async function built(text?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-read-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (text !== undefined) await writeFile(path.join(folder, BUNDLE_MANIFEST), text)
  return folder
}

describe('readBundle', () => {
  const manifest = { name: 'shell', version: '0.1.0', commit: null, contract: 1 }

  it('gives what a build says of itself', async () => {
    expect(await readBundle('shell', await built(JSON.stringify(manifest)))).toEqual(manifest)
  })

  it('gives what the contract promises of a build that says nothing', async () => {
    const [remote] = remotes
    if (!remote) throw new Error('No remote')
    const { name, paths } = remote

    expect(await readBundle(name, await built())).toMatchObject({ name, remote: { paths } })
    expect(await readBundle('shell', await built())).toEqual({ name: 'shell' })
  })

  it.each([
    ['is no JSON', '{', 'não serve'],
    ['lacks a part', JSON.stringify({ ...manifest, version: undefined }), 'não serve'],
    ['is of another bundle', JSON.stringify({ ...manifest, name: 'mf-admin' }), 'e não de shell'],
  ])('throws in words where what it says %s', async (_, text, words) => {
    await expect(readBundle('shell', await built(text))).rejects.toThrow(words)
  })
})

const bundle = (name: string, contract?: number, ...paths: string[]): ReadBundle => ({
  name,
  ...(contract !== undefined && { contract }),
  ...(paths.length > 0 && {
    remote: {
      owner: name,
      exposes: './entry',
      paths: paths.map((sitePath) => ({ path: sitePath, guard: 'none' })),
    },
  }),
})

const checking =
  (...bundles: ReadBundle[]) =>
  () => {
    checkTogether(bundles)
  }

describe('checkTogether', () => {
  it('lets bundles be one site that have the same contract and paths of their own', () => {
    expect(checking(bundle('shell', 1), bundle('a', 1, '/x'), bundle('b', 1, '/y'))).not.toThrow()
  })

  it('throws where the shell does not take a contract, unless one of them says none', () => {
    expect(checking(bundle('shell', 1), bundle('a', 2))).toThrow(
      'a foi construído para a versão 2 do contrato, e o shell do site aceita a 1: publique antes um shell',
    )
    expect(checking(bundle('shell', 2), bundle('a', 1))).toThrow('construa a de novo, para a 2')
    expect(checking(bundle('shell', 1), bundle('a'))).not.toThrow()
    expect(checking(bundle('shell'), bundle('a', 2))).not.toThrow()
  })

  it('lets a remote stay behind as far as the shell says', () => {
    const shell = { ...bundle('shell', 3), oldestContract: 2 }

    expect(checking(shell, bundle('a', 2), bundle('b', 3))).not.toThrow()
    expect(checking(shell, bundle('a', 1))).toThrow('o shell do site aceita as de 2 a 3')
    expect(checking(shell, bundle('a', 4))).toThrow('publique antes um shell que aceite a 4')
  })

  it('throws where two promise a path, named by their order whatever they came in', () => {
    expect(checking(bundle('b', 1, '/y', '/x'), bundle('a', 1, '/x'))).toThrow(
      'a e b prometem o mesmo caminho: /x',
    )
  })
})
