import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { bookletName, BOOKLETS } from './demo-booklets.ts'
import { loadDemo, readDemoExams } from './demo.ts'
import { loadExam } from './load-exam.ts'

async function filesOf(db: Database) {
  return db.selectFrom('provas').select(['url_arquivo', 'url_gabarito']).orderBy('id').execute()
}

const PDF = expect.stringMatching(/^arquivos\/provas\/[0-9a-f]{64}\.pdf$/)

describe('the booklets of the demonstration data', () => {
  it('come with their provas: the exam and its key, each of the right exam', async ({
    db,
    storage,
  }) => {
    await loadDemo({ db, storage })

    const files = await filesOf(db)
    const exams = await readDemoExams()
    expect(files).toEqual(exams.map(() => ({ url_arquivo: PDF, url_gabarito: PDF })))
    for (const [index, { exam }] of exams.entries()) {
      for (const [kind, url] of [
        ['prova', files[index]?.url_arquivo],
        ['gabarito', files[index]?.url_gabarito],
      ] as const) {
        const stored = await storage.find(url?.replace('arquivos/', '') ?? '')
        expect(stored?.type).toBe('application/pdf')
        expect(stored && (await buffer(await stored.open()))).toEqual(
          await readFile(new URL(bookletName(exam.chave, kind), BOOKLETS)),
        )
      }
    }
    const lugares = await db
      .selectFrom('questoes as q')
      .innerJoin('provas as p', 'p.id', 'q.id_prova')
      .select(['q.arquivo_pdf', 'p.url_arquivo'])
      .where('q.pagina_pdf', 'is not', null)
      .execute()
    expect(lugares).not.toEqual([])
    for (const { arquivo_pdf, url_arquivo } of lugares) expect(arquivo_pdf).toBe(url_arquivo)
  })

  it('reach provas that were loaded before them, but for a file that a person chose', async ({
    db,
    storage,
  }) => {
    for (const exam of await readDemoExams()) await loadExam({ db, storage }, exam)
    const { id } = await db
      .selectFrom('provas')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const url_arquivo = 'https://example.com/azul.pdf'
    await db.updateTable('provas').set({ url_arquivo }).where('id', '=', id).execute()
    const version = await readContentVersion(db)
    await loadDemo({ db, storage })

    const [first, ...others] = await filesOf(db)
    expect(first).toEqual({ url_arquivo, url_gabarito: PDF })
    for (const files of others) expect(files).toEqual({ url_arquivo: PDF, url_gabarito: PDF })
    expect(await readContentVersion(db)).toBeGreaterThan(version)
  })

  it('do not come back once a person took them away', async ({ db, storage }) => {
    await loadDemo({ db, storage })
    await db.updateTable('provas').set({ url_arquivo: null, url_gabarito: null }).execute()
    const version = await readContentVersion(db)
    await loadDemo({ db, storage })

    for (const files of await filesOf(db)) {
      expect(files).toEqual({ url_arquivo: null, url_gabarito: null })
    }
    expect(await readContentVersion(db)).toBe(version)
  })

  it('stay away from a prova that a person deleted before they existed', async ({
    db,
    storage,
  }) => {
    for (const exam of await readDemoExams()) await loadExam({ db, storage }, exam)
    await db.deleteFrom('questoes').execute()
    await db.deleteFrom('provas').execute()
    await loadDemo({ db, storage })

    expect(await filesOf(db)).toEqual([])
  })
})
