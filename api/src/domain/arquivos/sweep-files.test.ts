import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { it } from '../../testing/database.ts'
import type { Records } from '../../testing/records.ts'
import { adoptFolder } from './folder-owner.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { removeUnnamed, sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000
const CONTENT = Buffer.from('prova')

function later(hours: number): number {
  return Date.now() + hours * HOUR_MS
}

/** Stores a file to which a record refers: without any such file a sweep moves and deletes nothing. */
async function saveNamed({ make, storage }: { make: Records; storage: Storage }): Promise<string> {
  const key = await storage.save('provas', 'pdf', Buffer.from('com registro'))
  await make.prova({ url_arquivo: `arquivos/${key}` })
  return key
}

const binned = async ({ bin }: Storage) => (await bin.list()).map(({ key }) => key)

describe('sweepFiles', () => {
  it('removes what no record has named for a day', async ({ db, make, storage }) => {
    await saveNamed({ make, storage })
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
    const { id } = await make.prova({ url_arquivo: `arquivos/${key}` })
    await saveNamed({ make, storage })
    await sweepFiles({ db, storage, nowMs: later(100) })
    await db.deleteFrom('provas').where('id', '=', id).execute()

    await sweepFiles({ db, storage, nowMs: later(101) })
    await sweepFiles({ db, storage, nowMs: later(124) })
    expect(await storage.find(key)).toBeDefined()
    await sweepFiles({ db, storage, nowMs: later(126) })
    expect(await storage.find(key)).toBeUndefined()
  })

  it('gives a day to what is saved once more', async ({ db, dir, make, storage }) => {
    await saveNamed({ make, storage })
    const key = await storage.save('provas', 'pdf', CONTENT)
    const nowMs = Date.now()
    const old = new Date(nowMs - 30 * HOUR_MS)
    await utimes(join(dir, 'arquivos', key), old, old)
    await sweepFiles({ db, storage, nowMs: nowMs - 29 * HOUR_MS })
    await storage.save('provas', 'pdf', CONTENT)
    await sweepFiles({ db, storage, nowMs })
    expect(await storage.find(key)).toBeDefined()
  })

  it('keeps what is saved once more while it sweeps', async ({ db, dir, make, storage }) => {
    await saveNamed({ make, storage })
    const key = await storage.save('provas', 'pdf', CONTENT)
    const nowMs = Date.now()
    const old = new Date(nowMs - 30 * HOUR_MS)
    await utimes(join(dir, 'arquivos', key), old, old)
    await sweepFiles({ db, storage, nowMs: nowMs - 29 * HOUR_MS })
    const savedBefore = async (timeMs: number) => {
      const listed = await storage.savedBefore(timeMs)
      await storage.save('provas', 'pdf', CONTENT)
      return listed
    }
    const busy = { ...storage, savedBefore: vi.fn(savedBefore) }
    busy.savedBefore.mockImplementationOnce((timeMs) => storage.savedBefore(timeMs))
    await sweepFiles({ db, storage: busy, nowMs })
    expect(await storage.find(key)).toBeDefined()
  })

  it('removes what was begun and never finished, and nothing that is not ours', async ({
    db,
    dir,
    make,
    storage,
  }) => {
    const key = await saveNamed({ make, storage })
    await writeFile(join(dir, 'arquivos', 'leia-me.txt'), 'x')
    await writeFile(join(dir, 'arquivos', `${key}.0f8fad5b`), 'pro')
    await sweepFiles({ db, storage, nowMs: Date.now() + 2 * HOUR_MS })
    expect(await readdir(join(dir, 'arquivos', 'provas'))).toHaveLength(2)
    await sweepFiles({ db, storage, nowMs: Date.now() + 25 * HOUR_MS })
    expect(await readdir(join(dir, 'arquivos', 'provas'))).toEqual([key.replace('provas/', '')])
    expect(await readdir(join(dir, 'arquivos'))).toContain('leia-me.txt')
  })

  it('is done by two servers at once', async ({ db, make, storage }) => {
    const named = await saveNamed({ make, storage })
    await sweepFiles({ db, storage, nowMs: Date.now() })
    for (let file = 0; file < 20; file += 1) {
      await storage.save('provas', 'pdf', Buffer.from(`${file}`))
    }
    await sweepFiles({ db, storage, nowMs: later(100) })
    const nowMs = later(125)
    await Promise.all([sweepFiles({ db, storage, nowMs }), sweepFiles({ db, storage, nowMs })])
    expect(await storage.savedBefore(nowMs)).toEqual([named])
    expect(await storage.bin.list()).toHaveLength(20)
  })

  it('does nothing where there is no file yet', async ({ db, storage }) => {
    await expect(sweepFiles({ db, storage, nowMs: Date.now() })).resolves.toBeUndefined()
  })

  it('keeps what it took away for as long as a record can bring it back, then removes it', async ({
    db,
    make,
    storage,
  }) => {
    await saveNamed({ make, storage })
    const key = await storage.save('provas', 'pdf', CONTENT)
    for (const hours of [1, 26]) await sweepFiles({ db, storage, nowMs: later(hours) })
    expect(await binned(storage)).toEqual([key])
    await sweepFiles({ db, storage, nowMs: later(26 + 90 * 24) })
    expect(await binned(storage)).toEqual([key])
    await sweepFiles({ db, storage, nowMs: later(27 + 91 * 24) })
    expect(await binned(storage)).toEqual([])
  })

  it('brings back what a record names again, as after a restored backup', async ({
    db,
    make,
    storage,
  }) => {
    await saveNamed({ make, storage })
    const key = await storage.save('provas', 'pdf', CONTENT)
    for (const hours of [1, 26]) await sweepFiles({ db, storage, nowMs: later(hours) })
    await make.prova({ url_arquivo: `arquivos/${key}` })
    await sweepFiles({ db, storage, nowMs: later(27) })
    expect(await storage.find(key)).toBeDefined()
    expect(await binned(storage)).toEqual([])
  })
})

describe('a folder of files', () => {
  const HOURS = [1, 26, 27 + 92 * 24]

  it('loses nothing to a database whose records name none of it', async ({ db, dir, storage }) => {
    await sweepFiles({ db, storage, nowMs: Date.now() })
    const key = await storage.save('provas', 'pdf', CONTENT)
    await writeFile(join(dir, 'arquivos', `${key}.0f8fad5b`), 'pro')
    for (const hours of HOURS) await sweepFiles({ db, storage, nowMs: later(hours) })
    expect(await storage.savedBefore(Infinity)).toHaveLength(2)
  })

  it('loses nothing to another database, until that one adopts it', async ({
    db,
    make,
    storage,
  }) => {
    await saveNamed({ make, storage })
    await sweepFiles({ db, storage, nowMs: Date.now() })
    await db.updateTable('identidade').set({ chave: 'outro banco' }).execute()
    const key = await storage.save('provas', 'pdf', CONTENT)
    const take = { db, storage, nowMs: later(30) }
    for (const hours of HOURS) await sweepFiles({ db, storage, nowMs: later(hours) })
    await removeUnnamed(take, [key])
    expect(await storage.find(key)).toBeDefined()

    expect(await adoptFolder({ db, storage })).toEqual({ files: 2, named: 1 })
    await removeUnnamed(take, [key])
    expect(await storage.find(key)).toBeUndefined()
    expect(await binned(storage)).toEqual([key])
  })

  it('belongs to the records that name most of it, where no owner is known', async ({
    db,
    make,
    storage,
  }) => {
    await saveNamed({ make, storage })
    const others = ['1', '2'].map((text) => storage.save('provas', 'pdf', Buffer.from(text)))
    const [key = ''] = await Promise.all(others)
    await sweepFiles({ db, storage, nowMs: Date.now() })
    expect(await storage.owner()).toBeUndefined()

    await make.prova({ url_arquivo: `arquivos/${key}` })
    await sweepFiles({ db, storage, nowMs: Date.now() })
    const { chave } = await db.selectFrom('identidade').selectAll().executeTakeFirstOrThrow()
    expect(await storage.owner()).toBe(chave)
  })
})
