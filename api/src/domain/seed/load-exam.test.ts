import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { EXAM, load, svgOf, withQuestao, questaoOf } from '../../testing/exams.ts'
import { runInStep } from '../../testing/process.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'

async function numerosOf(db: Database): Promise<(number | null)[]> {
  const questoes = await db.selectFrom('questoes').select('numero').orderBy('id').execute()
  return questoes.map(({ numero }) => numero)
}

describe('loadExam', () => {
  it('changes nothing the second time', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)
    const versao = await readContentVersion(db)
    await load({ db, storage }, EXAM)

    expect(await numerosOf(db)).toEqual([1, 2])
    expect(await readContentVersion(db)).toBe(versao)
  })

  it('adds what a newer version has, and tells the caches', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)
    const versao = await readContentVersion(db)
    await load({ db, storage }, withQuestao(3))

    expect(await numerosOf(db)).toEqual([1, 2, 3])
    expect(await readContentVersion(db)).toBe(versao + 1)
    const materias = await db.selectFrom('materias').selectAll().execute()
    expect(materias).toHaveLength(1)
  })

  it('leaves alone what a person changed', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)
    await db.updateTable('provas').set({ nome: 'Prova Roxa' }).execute()
    await db.updateTable('materias').set({ nome: 'Química Geral' }).execute()
    await db.updateTable('questoes').set({ texto: 'Reescrita' }).where('numero', '=', 1).execute()
    await load({ db, storage }, withQuestao(3))

    const provas = await db.selectFrom('provas').select('nome').execute()
    expect(provas).toEqual([{ nome: 'Prova Roxa' }])
    const materias = await db.selectFrom('materias').select('nome').execute()
    expect(materias).toEqual([{ nome: 'Química Geral' }])
    const questoes = await db.selectFrom('questoes').select('texto').orderBy('id').execute()
    expect(questoes.map(({ texto }) => texto)).toEqual(['Reescrita', 'Questão 2', 'Questão 3'])
  })

  it('takes a question of the same number that a person made for its own', async ({
    db,
    storage,
    make,
  }) => {
    await load({ db, storage }, EXAM)
    const { id: id_prova } = await db.selectFrom('provas').select('id').executeTakeFirstOrThrow()
    await make.questao({ id_prova, numero: 3, texto: 'De uma pessoa' })
    await load({ db, storage }, withQuestao(3))

    expect(await numerosOf(db)).toEqual([1, 2, 3])
  })

  it('does not bring back what a person deleted', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)
    await db.deleteFrom('questoes').where('numero', '=', 1).execute()
    await db.deleteFrom('referencias').execute()
    await load({ db, storage }, withQuestao(3, { referencias: ['feira'] }))

    expect(await numerosOf(db)).toEqual([2, 3])
    expect(await db.selectFrom('referencias').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('questoes_referencias').selectAll().execute()).toEqual([])
  })

  it('adds nothing to a prova that a person deleted, then or later', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)
    await db.deleteFrom('questoes').execute()
    await db.deleteFrom('provas').execute()
    const versao = await readContentVersion(db)
    const before = await db.selectFrom('referencias').selectAll().execute()
    const newer = {
      ...withQuestao(3, { referencias: ['mapa'], materia: 'Geografia' }),
      vestibular: { ano: 2026, semestre: 1 },
      referencias: [...EXAM.referencias, { id: 'mapa', texto: 'O mapa' }],
    }
    await load({ db, storage }, newer)
    await load({ db, storage }, newer)

    expect(await numerosOf(db)).toEqual([])
    expect(await db.selectFrom('provas').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('referencias').selectAll().execute()).toEqual(before)
    expect(await db.selectFrom('vestibulares').select('ano').execute()).toEqual([{ ano: 2025 }])
    expect(await db.selectFrom('materias').select('nome').execute()).toEqual([{ nome: 'Química' }])
    expect(await readContentVersion(db)).toBe(versao)
  })

  it('uses the vestibular and the matéria that are there already', async ({
    db,
    make,
    storage,
  }) => {
    const vestibular = await make.vestibular({ ano: 2025, semestre: 1 })
    const materia = await make.materia({ nome: 'Química' })
    await load({ db, storage }, EXAM)

    const provas = await db.selectFrom('provas').select('id_vestibular').execute()
    expect(provas).toEqual([{ id_vestibular: vestibular.id }])
    const questoes = await db.selectFrom('questoes').select('id_materia').execute()
    expect(questoes).toEqual([{ id_materia: materia.id }, { id_materia: materia.id }])
  })

  it.for([
    [['QUIMICA'], 'QUIMICA'],
    [['QUIMICA', 'Química'], 'Química'],
  ] as const)('among the matérias %j finds %s', async ([names, found], { db, make, storage }) => {
    for (const nome of names) await make.materia({ nome })
    await load({ db, storage }, EXAM)

    const used = db
      .selectFrom('questoes as q')
      .innerJoin('materias as m', 'm.id', 'q.id_materia')
      .select('m.nome')
      .distinct()
    expect(await used.execute()).toEqual([{ nome: found }])
    const all = db.selectFrom('materias').select('nome').orderBy('id')
    expect(await all.execute()).toEqual(names.map((nome) => ({ nome })))
  })

  it('gives questions the assunto of their matéria that has the name, or a new one', async ({
    db,
    make,
    storage,
  }) => {
    const { id: id_materia } = await make.materia({ nome: 'Química' })
    const known = await make.assunto({ id_materia, nome: 'Ácidos' })
    await make.assunto({ nome: 'Sais' })
    const questoes = [
      questaoOf(1, { assunto: 'acidos' }),
      questaoOf(2, { assunto: 'Sais' }),
      questaoOf(3, { assunto: 'Sais' }),
      questaoOf(4),
    ]
    expect(await load({ db, storage }, { ...EXAM, questoes })).toMatchObject({
      inserted: { assuntos: 1, questoes: 4 },
    })

    const made = await db
      .selectFrom('assuntos')
      .select('id')
      .where('id_materia', '=', id_materia)
      .where('nome', '=', 'Sais')
      .executeTakeFirstOrThrow()
    const loaded = await db.selectFrom('questoes').select('id_assunto').orderBy('numero').execute()
    expect(loaded.map(({ id_assunto }) => id_assunto)).toEqual([known.id, made.id, made.id, null])
  })

  it('refuses an assunto of no matéria', async ({ db, storage }) => {
    const questoes = [questaoOf(1, { materia: undefined, assunto: 'Sais' })]
    await expect(load({ db, storage }, { ...EXAM, questoes })).rejects.toThrow(
      'assunto: precisa da matéria de que é',
    )
  })

  it('tells what is new, and that a deleted prova does not come back', async ({ db, storage }) => {
    const themes = { ...withQuestao(3), redacao: { tema: 'A pressa.', textos: ['Um texto.'] } }

    expect(await load({ db, storage }, EXAM)).toEqual({
      inserted: { vestibulares: 1, provas: 1, referencias: 2, materias: 1, questoes: 2 },
      isDeleted: false,
    })
    expect(await load({ db, storage }, themes)).toEqual({
      inserted: { questoes: 1, redacoes: 1 },
      isDeleted: false,
    })
    expect(await load({ db, storage }, themes)).toEqual({ inserted: {}, isDeleted: false })
    await db.deleteFrom('questoes').execute()
    await db.deleteFrom('provas').execute()
    expect(await load({ db, storage }, themes)).toEqual({ inserted: {}, isDeleted: true })
  })

  it('makes again the vestibular and the matéria that an exam needs', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)
    await db.deleteFrom('questoes').execute()
    await db.deleteFrom('provas').execute()
    await db.deleteFrom('vestibulares').execute()
    await db.deleteFrom('materias').execute()
    await load({ db, storage }, { ...EXAM, chave: 'outra' })

    const [vestibular] = await db.selectFrom('vestibulares').selectAll().execute()
    const provas = await db.selectFrom('provas').select('id_vestibular').execute()
    expect(provas).toEqual([{ id_vestibular: vestibular?.id }])
    expect(await db.selectFrom('materias').select('nome').execute()).toEqual([{ nome: 'Química' }])
  })

  it('may be run by several processes at once', async ({ db, dir, address }) => {
    await runInStep(
      3,
      `
        import { openDatabase } from ${JSON.stringify(import.meta.resolve('../../infra/database/db.ts'))}
        import { folderStorage } from ${JSON.stringify(import.meta.resolve('../../infra/files/storage.ts'))}
        import { checkExam } from ${JSON.stringify(import.meta.resolve('../exames/check-exam.ts'))}
        import { loadExam } from ${JSON.stringify(import.meta.resolve('./load-exam.ts'))}
        const db = openDatabase(${JSON.stringify(address)})
        const storage = folderStorage(${JSON.stringify(join(dir, 'arquivos'))})
        const text = ${JSON.stringify(JSON.stringify(EXAM))}
        const readImage = async () => Buffer.from(${JSON.stringify(svgOf('Rampa'))})
        await loadExam({ db, storage }, await checkExam(text, 'prova.json', readImage))
        await db.destroy()`,
    )

    expect(await numerosOf(db)).toEqual([1, 2])
    expect(await db.selectFrom('provas').selectAll().execute()).toHaveLength(1)
  })
})
