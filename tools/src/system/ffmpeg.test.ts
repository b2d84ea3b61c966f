import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lendFfmpeg } from './ffmpeg.ts'

it('puts ffmpeg where Playwright looks for its own, once more too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-ffmpeg-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await lendFfmpeg('/usr/bin/old', folder)
  await lendFfmpeg('/usr/bin/ffmpeg', folder)
  const [revision = '', ...others] = await readdir(folder)
  expect(revision).toMatch(/^ffmpeg-\d+$/)
  expect(others).toEqual([])
  expect(await readlink(path.join(folder, revision, 'ffmpeg-linux'))).toBe('/usr/bin/ffmpeg')
})
