import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { stampOf } from './prerender-files.ts'

async function built(manifest?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-stamp-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, '.vite'))
  if (manifest !== undefined) await writeFile(path.join(folder, '.vite/manifest.json'), manifest)
  return folder
}

it('stampOf is the same of builds with the same files alone', async () => {
  const stamp = await stampOf(await built('{"a":"a-1.js"}'))

  expect(await stampOf(await built('{"a":"a-1.js"}'))).toBe(stamp)
  expect(await stampOf(await built('{"a":"a-2.js"}'))).not.toBe(stamp)
  // The stamp is written to a file and compared as a line.
  expect(stamp).toMatch(/^\w+$/)
})

it('stampOf throws where there is no build', async () => {
  await expect(stampOf(await built())).rejects.toThrow('manifest.json')
})
