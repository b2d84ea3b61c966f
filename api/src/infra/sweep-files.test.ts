import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { it } from '../testing/database.ts'
import { sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000
const CONTENT = Buffer.from('prova')

function later(hours: number): number {
  return Date.now() + hours * HOUR_MS
}

describe('sweepFiles', () => {
  it('removes what no record has named for a day', async ({ db, storage }) => {
    const key = await storage.save('provas', 'pdf', CONTENT)
    const nowMs = Date.now()
    await sweepFiles({ db, storage, nowMs: nowMs + HOUR_MS })
    await sweepFiles({ db, storage, nowMs: nowMs + 24 * HOUR_MS })
    expect(await storage.find(key)).toBeDefined()

    await sweepFiles({ db, storage, nowMs: nowMs + 26 * HOUR_MS })
    expect(await storage.find(key)).toBeUndefined()
    await sweepFiles({ db, storage, nowMs: nowMs + 27 * HOUR_MS })
    expect(await db.selectFrom('arquivos_sem_uso').selectAll().execute()).toEqual([])
  })

  it('keeps what any record names, published or not', async ({ db, make, storage }) => {
    const keys: string[] = []
    const save = async (content: string) => {
      const key = await storage.save('figuras', 'svg', Buffer.from(content))
      keys.push(key)
      return `arquivos/${key}`
    }
    for (const name of ['url_arquivo', 'url_gabarito']) {
      await make.prova({ [name]: await save(name), publicada: false })
    }
    await make.referencia({ url_imagem: await save('referência') })
    const { id } = await make.questao()
    await make.alternativa({ id_questao: id, url_imagem: await save('alternativa') })
    for (const hours of [0, 25, 50]) {
      await sweepFiles({ db, storage, nowMs: Date.now() + hours * HOUR_MS })
    }
    for (const key of keys) expect(await storage.find(key)).toBeDefined()
  })

  it('keeps for a day what was named until now', async ({ db, make, storage }) => {
    const key = await storage.save('provas', 'pdf', CONTENT)
    await make.prova({ url_arquivo: `arquivos/${key}` })
    await sweepFiles({ db, storage, nowMs: later(100) })
    await db.deleteFrom('provas').execute()

    await sweepFiles({ db, storage, nowMs: later(101) })
    await sweepFiles({ db, storage, nowMs: later(124) })
    expect(await storage.find(key)).toBeDefined()
    await sweepFiles({ db, storage, nowMs: later(126) })
    expect(await storage.find(key)).toBeUndefined()
  })

  it('gives a day to what is saved once more', async ({ db, dir, storage }) => {
    const key = await storage.save('provas', 'pdf', CONTENT)
    const nowMs = Date.now()
    const old = new Date(nowMs - 30 * HOUR_MS)
    await utimes(join(dir, 'arquivos', key), old, old)
    await sweepFiles({ db, storage, nowMs: nowMs - 29 * HOUR_MS })
    await storage.save('provas', 'pdf', CONTENT)
    await sweepFiles({ db, storage, nowMs })
    expect(await storage.find(key)).toBeDefined()
  })

  it('keeps what is saved once more while it sweeps', async ({ db, dir, storage }) => {
    const key = await storage.save('provas', 'pdf', CONTENT)
    const nowMs = Date.now()
    const old = new Date(nowMs - 30 * HOUR_MS)
    await utimes(join(dir, 'arquivos', key), old, old)
    await sweepFiles({ db, storage, nowMs: nowMs - 29 * HOUR_MS })
    const unsavedSince = async (timeMs: number) => {
      const listed = await storage.unsavedSince(timeMs)
      await storage.save('provas', 'pdf', CONTENT)
      return listed
    }
    const busy = { ...storage, unsavedSince: vi.fn(unsavedSince) }
    busy.unsavedSince.mockImplementationOnce((timeMs) => storage.unsavedSince(timeMs))
    await sweepFiles({ db, storage: busy, nowMs })
    expect(await storage.find(key)).toBeDefined()
  })

  it('removes what was begun and never finished', async ({ db, dir, storage }) => {
    const key = await storage.save('provas', 'pdf', CONTENT)
    await writeFile(join(dir, 'arquivos', `${key}.0f8fad5b`), 'pro')
    await sweepFiles({ db, storage, nowMs: Date.now() + 2 * HOUR_MS })
    expect(await readdir(join(dir, 'arquivos', 'provas'))).toHaveLength(2)
    await sweepFiles({ db, storage, nowMs: Date.now() + 25 * HOUR_MS })
    expect(await readdir(join(dir, 'arquivos', 'provas'))).toEqual([key.replace('provas/', '')])
  })

  it('is done by two servers at once', async ({ db, storage }) => {
    for (let file = 0; file < 20; file += 1) {
      await storage.save('provas', 'pdf', Buffer.from(`${file}`))
    }
    await sweepFiles({ db, storage, nowMs: later(100) })
    const nowMs = later(125)
    await Promise.all([sweepFiles({ db, storage, nowMs }), sweepFiles({ db, storage, nowMs })])
    expect(await storage.unsavedSince(nowMs)).toEqual([])
  })

  it('does nothing where there is no file yet', async ({ db, storage }) => {
    await expect(sweepFiles({ db, storage, nowMs: Date.now() })).resolves.toBeUndefined()
  })
})
