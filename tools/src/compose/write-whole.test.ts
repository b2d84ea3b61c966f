import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { TWINS, writeCompressed, writeWhole } from './write-whole.ts'

async function scratch(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-write-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('writes a file with the folders above it, readable whatever the umask, and leaves no draft', async () => {
  const folder = await scratch()
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const file = path.join(folder, 'a/b.html')
  await writeWhole(file, 'text')
  expect(await readFile(file, 'utf8')).toBe('text')
  expect((await stat(file)).mode & 0o777).toBe(0o644)
  expect(await readdir(path.dirname(file))).toEqual(['b.html'])
})

it('dates a new file now', async () => {
  const file = path.join(await scratch(), 'b.html')
  const before = Date.now()
  await writeWhole(file, 'text')
  const { mtimeMs } = await stat(file)
  expect(mtimeMs).toBeGreaterThanOrEqual(before)
  expect(mtimeMs).toBeLessThanOrEqual(Date.now())
})

it('writes beside a file its twins for servers', async () => {
  const folder = await scratch()
  await writeCompressed(path.join(folder, 'b.html'), 'text')
  expect(TWINS).toEqual(['.br', '.gz'])
  expect((await readdir(folder)).toSorted()).toEqual(['b.html', 'b.html.br', 'b.html.gz'])
})

it('gives each file the twins of its own text, however often a text comes', async () => {
  const folder = await scratch()
  const texts = ['one', 'other', 'one', 'one', 'other']
  await Promise.all(
    texts.map((text, place) => writeCompressed(path.join(folder, `${place}.html`), text)),
  )
  await writeCompressed(path.join(folder, '0.html'), 'other')
  const read = (name: string) => readFile(path.join(folder, name))
  for (const [place, text] of ['other', ...texts.slice(1)].entries()) {
    expect(brotliDecompressSync(await read(`${place}.html.br`)).toString()).toBe(text)
    expect(gunzipSync(await read(`${place}.html.gz`)).toString()).toBe(text)
  }
})

it('begins nothing where something else stands in its place', async () => {
  const folder = await scratch()
  await mkdir(path.join(folder, 'b.html'))
  await expect(writeWhole(path.join(folder, 'b.html'), 'text')).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['b.html'])
})
