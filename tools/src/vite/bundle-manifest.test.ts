import {
  BUNDLE_MANIFEST,
  CONTRACT_VERSION,
  OLDEST_CONTRACT,
  remotes,
  type BundleManifest,
} from '@rumo/contract'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { bundleManifest, type RemotePart } from './bundle-manifest.ts'

/** A package of one empty module. */
async function packageOf(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }))
  await writeFile(path.join(folder, 'a.js'), 'export {}')
  return folder
}

/** The manifest that the build of a package writes. */
async function said(
  name: string,
  root: string,
  part?: RemotePart,
  input = path.join(root, 'a.js'),
): Promise<unknown> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundleManifest(name, part)],
    build: { rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  return JSON.parse(await readFile(path.join(root, 'dist', BUNDLE_MANIFEST), 'utf8'))
}

it('a build says what it is, without a commit where git knows none', async () => {
  expect(await said('shell', await packageOf('0.3.1'))).toEqual({
    name: 'shell',
    version: '0.3.1',
    commit: null,
    contract: CONTRACT_VERSION,
    oldestContract: OLDEST_CONTRACT,
  })
})

it('a remote’s build says what it brings into the site', async () => {
  const [remote] = remotes
  if (!remote) throw new Error('No remote')
  const { exposes, name, owner, paths } = remote

  expect(await said(name, await packageOf('0.1.0'))).toMatchObject({
    name,
    remote: { owner, exposes, paths },
  })
})

it('a remote that the contract’s table does not have says what its own configuration has', async () => {
  const part = { owner: 'Equipe', paths: [{ path: '/calendario', guard: 'none' }] } as const

  expect(await said('mf-calendario', await packageOf('0.1.0'), part)).toMatchObject({
    name: 'mf-calendario',
    remote: { exposes: './entry', ...part },
  })
})

it('a build says the commit of its sources, and whether they have changed since', async () => {
  const root = await packageOf('0.1.0')
  const git = (...words: string[]) => promisify(execFile)('git', words, { cwd: root })
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  await git('init', '-q')
  await git('add', 'a.js', 'package.json')
  await git(...author, 'commit', '-q', '-m', 'a', '--no-gpg-sign')
  await git(...author, 'tag', '-a', 'v1', '-m', 'v1')

  expect(await said('shell', root)).toMatchObject({
    commit: expect.stringMatching(/^[\da-f]{8}$/) as string,
  })
  await writeFile(path.join(root, 'a.js'), 'export const a = 1')
  expect(await said('shell', root)).toMatchObject({
    commit: expect.stringMatching(/^[\da-f]{8}-dirty$/) as string,
  })
})

it('a remote’s build states the file of its exposed module, unless that needs the federation first', async () => {
  const root = await packageOf('0.1.0')
  const runtime = path.join(root, 'node_modules/@module-federation/runtime')
  await mkdir(path.join(root, 'src'))
  await mkdir(runtime, { recursive: true })
  await writeFile(path.join(runtime, 'index.js'), 'export const init = () => globalThis.init()')
  const entry = path.join(root, 'src/entry.tsx')
  const module = async (code: string) => {
    await writeFile(entry, code)
    const manifest = (await said('mf-public', root, undefined, entry)) as BundleManifest
    return manifest.remote?.module
  }
  expect(await module('export const mount = () => {}')).toMatch(/^assets\/entry-.{8}\.js$/)
  expect(await module("export { init } from '@module-federation/runtime'")).toBeUndefined()
})
