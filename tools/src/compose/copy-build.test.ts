import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyBuild } from './copy-build.ts'

async function scratch(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-copy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await scratch()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

const first = {
  'remoteEntry.js': 'first',
  'remoteEntry.js.br': 'first, small',
  'assets/a-1.js': '1',
}
const second = { 'remoteEntry.js': 'second', 'assets/a-2.js': '2' }

describe('copyBuild', () => {
  it('keeps the hashed files of the release before beside the new ones', async () => {
    const to = await scratch()
    await copyBuild(await folderWith(first), to)
    await copyBuild(await folderWith(second), to)
    expect(await filesIn(to)).toEqual(['assets/a-1.js', 'assets/a-2.js', 'remoteEntry.js'])
    expect(await readFile(path.join(to, 'remoteEntry.js'), 'utf8')).toBe('second')
  })

  it('brings what others name before what names it', async () => {
    const to = await scratch()
    await copyBuild(await folderWith({ 'remoteEntry.js': 'first' }), to)
    // A file with the name of the folder makes the copy of the asset fail. The asset is large, so that an entry that
    // was copied at the same time would be there before the failure.
    await writeFile(path.join(to, 'assets'), '')
    const large = { ...second, 'assets/a-2.js': '2'.repeat(10_000_000) }
    await expect(copyBuild(await folderWith(large), to)).rejects.toThrow('assets')
    expect(await readFile(path.join(to, 'remoteEntry.js'), 'utf8')).toBe('first')
  })

  it('leaves no compressed twin of an older file, which would be sent instead', async () => {
    const to = await scratch()
    await copyBuild(await folderWith(first), to)
    expect(await filesIn(to)).toContain('remoteEntry.js.br')
    await copyBuild(await folderWith(second), to)
    expect(await filesIn(to)).not.toContain('remoteEntry.js.br')
  })

  it('leaves behind what is not served', async () => {
    const to = await scratch()
    const build = {
      ...second,
      '.vite/manifest.json': '{}',
      'index.html': '',
      'index.html.gz': '',
      'prerender/prerender.mjs': '',
    }
    await copyBuild(await folderWith(build), to)
    expect(await filesIn(to)).toEqual(['assets/a-2.js', 'remoteEntry.js'])
  })

  it('puts nothing in place that names a file which cannot be put there', async () => {
    const to = await folderWith({ 'remoteEntry.js': 'first', assets: 'in the way' })
    await expect(copyBuild(await folderWith(second), to)).rejects.toThrow('ENOTDIR')
    expect(await readFile(path.join(to, 'remoteEntry.js'), 'utf8')).toBe('first')
  })

  it('keeps the date of what did not change, so that it is not sent again', async () => {
    const to = await scratch()
    await copyBuild(await folderWith(first), to)
    const released = new Date('2026-01-02T03:04:05Z')
    const files = ['remoteEntry.js', 'remoteEntry.js.br'].map((name) => path.join(to, name))
    for (const file of files) await utimes(file, released, released)
    await copyBuild(await folderWith(first), to)
    for (const file of files) expect((await stat(file)).mtime).toEqual(released)
  })

  it('dates another content anew, whatever the date of the build: servers tag a file by it', async () => {
    const to = await scratch()
    const built = new Date('2026-01-02T03:04:05Z')
    const secondOf = async (entry: string) => {
      const from = await folderWith({ 'remoteEntry.js': entry })
      await utimes(path.join(from, 'remoteEntry.js'), built, built)
      await copyBuild(from, to)
      return Math.floor((await stat(path.join(to, 'remoteEntry.js'))).mtimeMs / 1000)
    }
    // All three are written within a second and have the same length, and the last is the same as the first.
    const dates = [await secondOf('one'), await secondOf('two'), await secondOf('one')]
    expect(new Set(dates).size).toBe(3)
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  })
})
