import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder, openToAll, openTree } from './modes.ts'

/** A new folder, while the umask makes every new file private. */
async function scratch(): Promise<string> {
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-modes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const modeOf = async (...place: string[]) => (await stat(path.join(...place))).mode & 0o777

it('opens what is closed, and leaves alone what is open already', async () => {
  const folder = await scratch()
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  const modes = []
  for (const [place, mode] of [
    [file, 0o600],
    [file, 0o640],
    [file, 0o664],
    [folder, 0o700],
    [folder, 0o775],
  ] as const) {
    await chmod(place, mode)
    await openToAll(place)
    modes.push(await modeOf(place))
  }
  expect(modes).toEqual([0o644, 0o644, 0o664, 0o755, 0o775])
})

it('makes a folder that everybody may enter, with those above it that are not there', async () => {
  const folder = await scratch()
  await mkdir(path.join(folder, 'a'))
  await makeFolder(path.join(folder, 'a/b/c'))
  await makeFolder(path.join(folder, 'a'))
  expect([
    await modeOf(folder, 'a'),
    await modeOf(folder, 'a/b'),
    await modeOf(folder, 'a/b/c'),
  ]).toEqual([0o700, 0o755, 0o755])
})

it('opens a folder with all that lies in it, and follows no link', async () => {
  const folder = await scratch()
  await mkdir(path.join(folder, 'a/b'), { recursive: true })
  await writeFile(path.join(folder, 'a/b/file'), '')
  await symlink(path.join(folder, 'nowhere'), path.join(folder, 'a/link'))
  await openTree(folder)
  expect([
    await modeOf(folder),
    await modeOf(folder, 'a'),
    await modeOf(folder, 'a/b'),
    await modeOf(folder, 'a/b/file'),
  ]).toEqual([0o755, 0o755, 0o755, 0o644])
})
