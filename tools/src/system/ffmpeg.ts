import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { SystemProgram } from './program.ts'

/** Records the videos of journeys. */
export const FFMPEG: SystemProgram = {
  name: 'ffmpeg',
  packages: ['ffmpeg'],
  find: () => ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg'].find((place) => existsSync(place)),
}

/**
 * Playwright only uses an ffmpeg that it downloaded itself. This links another one where it looks, in `folder`, which
 * PLAYWRIGHT_BROWSERS_PATH must name.
 */
export async function lendFfmpeg(ffmpeg: string, folder: string): Promise<void> {
  const place = path.join(folder, `ffmpeg-${await ffmpegRevision()}`, 'ffmpeg-linux')
  await mkdir(path.dirname(place), { recursive: true })
  await rm(place, { force: true })
  await symlink(ffmpeg, place)
}

async function ffmpegRevision(): Promise<string> {
  const core = ['@playwright/test', 'playwright', 'playwright-core'].reduce(
    (from, name) => createRequire(from).resolve(`${name}/package.json`),
    import.meta.url,
  )
  const list = await readFile(path.join(path.dirname(core), 'browsers.json'), 'utf8')
  const { browsers } = JSON.parse(list) as { browsers: { name: string; revision: string }[] }
  const found = browsers.find(({ name }) => name === 'ffmpeg')
  if (!found) throw new Error('Playwright no longer names its ffmpeg.')
  return found.revision
}
