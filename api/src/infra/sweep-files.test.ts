import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { it } from '../testing/database.ts'
import { sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000
const NAMES = ['url_arquivo', 'url_gabarito'] as const

async function age(path: string, hours: number): Promise<void> {
  const at = new Date(Date.now() - hours * HOUR_MS)
  await utimes(path, at, at)
}

describe('sweepFiles', () => {
  it('removes what no record has named for a day', async ({ db, dir, storage }) => {
    const old = await storage.save('provas', 'pdf', Buffer.from('velho'))
    const young = await storage.save('provas', 'pdf', Buffer.from('novo'))
    await age(join(dir, 'arquivos', old), 25)
    await age(join(dir, 'arquivos', young), 23)
    await sweepFiles({ db, storage, nowMs: Date.now() })

    expect(await storage.find(old)).toBeUndefined()
    expect(await storage.find(young)).toBeDefined()
  })

  it('keeps what any record names, published or not', async ({ db, dir, make, storage }) => {
    const keys: string[] = []
    const save = async (content: string) => {
      const key = await storage.save('figuras', 'svg', Buffer.from(content))
      await age(join(dir, 'arquivos', key), 1000)
      keys.push(key)
      return `arquivos/${key}`
    }
    for (const name of NAMES) await make.prova({ [name]: await save(name), publicada: false })
    await make.referencia({ url_imagem: await save('referência') })
    const { id } = await make.questao()
    await make.alternativa({ id_questao: id, url_imagem: await save('alternativa') })
    await sweepFiles({ db, storage, nowMs: Date.now() })

    for (const key of keys) expect(await storage.find(key)).toBeDefined()
  })

  it('keeps for half a day what was named until now', async ({ db, dir, make, storage }) => {
    const key = await storage.save('provas', 'pdf', Buffer.from('prova'))
    await age(join(dir, 'arquivos', key), 1000)
    await make.prova({ url_arquivo: `arquivos/${key}` })
    await sweepFiles({ db, storage, nowMs: Date.now() })
    await db.deleteFrom('provas').execute()

    await sweepFiles({ db, storage, nowMs: Date.now() + 11 * HOUR_MS })
    expect(await storage.find(key)).toBeDefined()
    await sweepFiles({ db, storage, nowMs: Date.now() + 25 * HOUR_MS })
    expect(await storage.find(key)).toBeUndefined()
  })

  it('gives a day to what is saved once more', async ({ db, dir, storage }) => {
    const key = await storage.save('provas', 'pdf', Buffer.from('prova'))
    await age(join(dir, 'arquivos', key), 1000)
    await storage.save('provas', 'pdf', Buffer.from('prova'))
    await sweepFiles({ db, storage, nowMs: Date.now() })
    expect(await storage.find(key)).toBeDefined()
  })

  it('removes what was begun and never finished', async ({ db, dir, storage }) => {
    const key = await storage.save('provas', 'pdf', Buffer.from('prova'))
    const unfinished = join(dir, 'arquivos', `${key}.0f8fad5b`)
    await writeFile(unfinished, 'pro')
    await age(unfinished, 25)
    await sweepFiles({ db, storage, nowMs: Date.now() })
    expect(await readdir(join(dir, 'arquivos', 'provas'))).toHaveLength(1)
  })

  it('does nothing where there is no file yet', async ({ db, storage }) => {
    await expect(sweepFiles({ db, storage, nowMs: Date.now() })).resolves.toBeUndefined()
  })
})
