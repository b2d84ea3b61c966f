import type fs from 'node:fs'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, vi } from 'vitest'
import { it } from '../../testing/database.ts'

const OPENING_MS = 100

type Done = (error: NodeJS.ErrnoException | null, file: number) => void

const opened = vi.hoisted(() => Promise.withResolvers<void>())

/** A disk that opens files slowly, and resolves `opened` afterwards. */
vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof fs>()
  const open = (path: string, flags: string, mode: number, done: Done) => {
    const tell: Done = (...given) => {
      done(...given)
      opened.resolve()
    }
    setTimeout(() => actual.open(path, flags, mode, tell), OPENING_MS)
  }
  const createWriteStream = (path: string, options: object) =>
    actual.createWriteStream(path, { ...options, fs: { ...actual, open } })
  return { ...actual, createWriteStream }
})

describe('receiving a file', () => {
  it('leaves nothing of one that breaks off while it is being opened', async ({ dir }) => {
    vi.resetModules()
    const { receiveFile } = await import('./receive-file.ts')
    const folder = join(dir, 'recebidos')
    const content = new PassThrough()
    vi.waitUntil(() => existsSync(folder), 10_000).then(
      () => content.destroy(new Error('broken off')),
      () => content.end(),
    )
    const receiving = receiveFile(folder, content, 8, () => Promise.resolve())
    await expect(receiving).rejects.toThrow('broken off')

    await opened.promise
    expect(await readdir(folder)).toEqual([])
  })
})
