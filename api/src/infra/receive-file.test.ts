import type fs from 'node:fs'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, vi } from 'vitest'
import { it } from '../testing/database.ts'
import { receiveFile } from './receive-file.ts'

const OPENING_MS = 100

/** A disk that takes its time to open a file. */
vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof fs>()
  const open = (...given: Parameters<typeof fs.open>) => {
    globalThis.setTimeout(() => actual.open(...given), OPENING_MS)
  }
  const createWriteStream = (path: string, options: object) =>
    actual.createWriteStream(path, { ...options, fs: { ...actual, open } })
  return { ...actual, createWriteStream }
})

describe('receiving a file', () => {
  it('leaves nothing of one that breaks off while it is being opened', async ({ dir }) => {
    const folder = join(dir, 'recebidos')
    const content = new PassThrough()
    vi.waitUntil(() => existsSync(folder)).then(
      () => content.destroy(new Error('broken off')),
      () => content.end(),
    )
    const receiving = receiveFile(folder, content, 8, () => Promise.resolve())
    await expect(receiving).rejects.toThrow('broken off')

    await setTimeout(2 * OPENING_MS)
    expect(await readdir(folder)).toEqual([])
  })
})
