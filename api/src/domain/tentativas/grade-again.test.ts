import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { expectCounted, type MadeQuestao } from '../../testing/estudante.ts'
import { corrigidaOf, endedSimulado, practiceOf, practise } from '../../testing/practice.ts'
import type { Database } from '../../infra/database/db.ts'
import { gradeAgain, moveQuestoes } from './grade-again.ts'

const regrade = (db: Database, before: MadeQuestao) =>
  db.transaction().execute((trx) => gradeAgain(trx, before))

const annul = (db: Database, { id }: MadeQuestao) =>
  db.updateTable('questoes').set({ situacao: 'anulada' }).where('id', '=', id).execute()

/** Marks all alternatives as right, or none. */
const setKey = (db: Database, { id }: MadeQuestao, correta: boolean) =>
  db.updateTable('alternativas').set({ correta }).where('id_questao', '=', id).execute()

const simuladosIn = (db: Database) =>
  db
    .selectFrom('simulados')
    .select(['certas', 'total', 'certas_antes', 'total_antes', 'recorrigido_em'])
    .orderBy('id')
    .execute()
const linesIn = (db: Database) => db.selectFrom('recorrecoes').selectAll().orderBy('id').execute()

describe('gradeAgain', () => {
  it('follows a new key in practice: what it is worth, its days, and what comes back', async ({
    db,
    make,
  }) => {
    const [first, second] = [await make.usuario(), await make.usuario()]
    const [questao, other] = [await make.questao(), await make.questao()]
    await practise(db, first.id, [corrigidaOf(questao), corrigidaOf(other)])
    await practise(db, second.id, [corrigidaOf(questao, { resultado: 'certa' })])
    await setKey(db, questao, true)
    await regrade(db, questao)
    expect(await practiceOf(db)).toEqual({
      dias: [
        [first.id, '2026-05-31', 0, 1, 2],
        [second.id, '2026-05-31', 0, 1, 1],
      ],
      revisoes: [[first.id, other.id, '2026-05-31', '2026-06-01']],
    })
    await expectCounted(db)
  })

  it('follows a key that is taken away, which was practice, and given back', async ({
    db,
    make,
  }) => {
    const { id } = await make.usuario()
    const questao = await make.questao()
    await practise(db, id, [corrigidaOf(questao)])
    await setKey(db, questao, false)
    await regrade(db, questao)
    expect(await practiceOf(db)).toEqual({ dias: [[id, '2026-05-31', 0, 0, 0]], revisoes: [] })
    await setKey(db, questao, true)
    const without = {
      ...questao,
      alternativas: questao.alternativas.map((one) => ({ ...one, correta: false })),
    }
    await regrade(db, without)
    expect((await practiceOf(db)).dias).toEqual([[id, '2026-05-31', 0, 1, 1]])
  })

  it('follows it in simulados that are ended, and writes down why', async ({ db, make }) => {
    const { id } = await make.usuario()
    const [questao, other] = [await make.questao(), await make.questao()]
    const [errada, certa] = questao.alternativas.map((one) => one.id)
    const answer = (
      marcada: number | null | undefined,
      resultado: 'certa' | 'errada' | 'em-branco' | null,
    ) => [
      { questao, marcada: marcada ?? null, resultado },
      { questao: other, marcada: null, resultado: 'em-branco' as const },
    ]
    const wrong = await endedSimulado(db, id, answer(errada, 'errada'))
    await endedSimulado(db, id, answer(certa, 'certa'), { certas: 1, total: 2 })
    const blank = await endedSimulado(db, id, answer(null, 'em-branco'))
    await endedSimulado(db, id, answer(errada, null), { certas: null, total: null })
    await annul(db, questao)
    await regrade(db, questao)

    const em = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    const told = { certas_antes: 0, total_antes: 2, recorrigido_em: em }
    const untouched = { certas_antes: null, total_antes: null, recorrigido_em: null }
    expect(await simuladosIn(db)).toEqual([
      { certas: 1, total: 2, ...told },
      { certas: 1, total: 2, ...untouched },
      { certas: 1, total: 2, ...told },
      { certas: null, total: null, ...untouched },
    ])
    const line = {
      id: expect.any(Number),
      id_questao: questao.id,
      em,
      depois: 'certa',
      motivo: 'anulacao',
    }
    const lines = await linesIn(db)
    expect(lines.toSorted((a, b) => a.id_simulado - b.id_simulado)).toEqual([
      { ...line, id_simulado: wrong, antes: 'errada' },
      { ...line, id_simulado: blank, antes: 'em-branco' },
    ])
    const worth = db.selectFrom('simulados_questoes').select(['id_questao', 'resultado'])
    const all = await worth.orderBy('id_simulado').orderBy('posicao').execute()
    expect(
      all
        .filter((one) => one.id_questao === other.id)
        .every((one) => one.resultado === 'em-branco'),
    ).toBe(true)
    expect(all.filter((one) => one.id_questao === questao.id).map((one) => one.resultado)).toEqual([
      'certa',
      'certa',
      'certa',
      null,
    ])
  })

  it('keeps what was told first, however often the key changes', async ({ db, make }) => {
    const { id } = await make.usuario()
    const questao = await make.questao()
    const marcada = questao.alternativas[0]?.id ?? null
    await endedSimulado(db, id, [{ questao, marcada, resultado: 'errada' }])
    await annul(db, questao)
    await regrade(db, questao)
    await db.updateTable('questoes').set({ situacao: 'normal' }).execute()
    await setKey(db, questao, false)
    await regrade(db, { ...questao, situacao: 'anulada' })
    expect(await simuladosIn(db)).toMatchObject([
      { certas: 0, total: 0, certas_antes: 0, total_antes: 1 },
    ])
    expect(await linesIn(db)).toMatchObject([
      { antes: 'errada', depois: 'certa', motivo: 'anulacao' },
      { antes: 'certa', depois: 'sem-gabarito', motivo: 'fim_da_anulacao' },
    ])
  })

  it('takes a question along to another matéria, and leaves no empty day behind', async ({
    db,
    make,
  }) => {
    const { id } = await make.usuario()
    const [from, to] = [await make.materia(), await make.materia()]
    const questao = await make.questao({ id_materia: from.id })
    const other = await make.questao({ id_materia: from.id })
    const later = { respondida_em: '2026-06-02T16:00:00.000Z' }
    await practise(db, id, [
      corrigidaOf(questao, { resultado: 'certa' }),
      corrigidaOf(questao, later),
      corrigidaOf(other, later),
    ])
    await db
      .updateTable('questoes')
      .set({ id_materia: to.id })
      .where('id', '=', questao.id)
      .execute()
    await regrade(db, questao)
    expect(await practiceOf(db)).toEqual({
      dias: [
        [id, '2026-05-31', to.id, 1, 1],
        [id, '2026-06-02', from.id, 0, 1],
        [id, '2026-06-02', to.id, 0, 1],
      ],
      revisoes: [
        [id, questao.id, '2026-06-02', expect.any(String)],
        [id, other.id, '2026-06-02', expect.any(String)],
      ],
    })
    expect(await linesIn(db)).toEqual([])
  })

  it('keeps a day without a point on which something without a key was answered', async ({
    db,
    make,
  }) => {
    const { id } = await make.usuario()
    const to = await make.materia()
    const [questao, keyless] = [await make.questao(), await make.questao()]
    await setKey(db, keyless, false)
    await practise(db, id, [
      corrigidaOf(questao),
      corrigidaOf(keyless, { resultado: 'sem-gabarito' }),
    ])
    await db
      .updateTable('questoes')
      .set({ id_materia: to.id })
      .where('id', '=', questao.id)
      .execute()
    await regrade(db, questao)
    expect((await practiceOf(db)).dias).toEqual([
      [id, '2026-05-31', 0, 0, 0],
      [id, '2026-05-31', to.id, 0, 1],
    ])
  })

  it('touches nothing where neither key nor matéria changed', async ({ db, make }) => {
    const { id } = await make.usuario()
    const questao = await make.questao({ id_materia: (await make.materia()).id })
    await practise(db, id, [corrigidaOf(questao)])
    // The test removes the counts and the plans: they would be there again if anything was counted or planned anew.
    await db.deleteFrom('dias_de_materia').execute()
    await db.deleteFrom('revisoes').execute()
    await db.updateTable('questoes').set({ situacao: 'retificada' }).execute()
    await regrade(db, { ...questao, alternativas: questao.alternativas.toReversed() })
    expect(await practiceOf(db)).toEqual({ dias: [], revisoes: [] })
  })

  it('plans nothing anew where the key is the same', async ({ db, make }) => {
    const { id } = await make.usuario()
    const questao = await make.questao()
    await practise(db, id, [corrigidaOf(questao)])
    await db.deleteFrom('revisoes').execute()
    const to = await make.materia()
    await db.updateTable('questoes').set({ id_materia: to.id }).execute()
    await regrade(db, questao)
    expect(await practiceOf(db)).toEqual({ dias: [[id, '2026-05-31', to.id, 0, 1]], revisoes: [] })
  })

  it('throws where the question is not there', async ({ db, make }) => {
    const questao = await make.questao()
    await expect(regrade(db, { ...questao, id: questao.id + 1 })).rejects.toThrow('is not there')
  })
})

describe('moveQuestoes', () => {
  it('counts questions of several matérias for another one, or for none', async ({ db, make }) => {
    const { id } = await make.usuario()
    const [from, to] = [await make.materia(), await make.materia()]
    const questoes = [
      await make.questao({ id_materia: from.id }),
      await make.questao({ id_materia: from.id }),
      await make.questao(),
    ]
    const bystander = await make.questao()
    await practise(
      db,
      id,
      [...questoes, bystander].map((questao) => corrigidaOf(questao)),
    )
    const move = (before: { id: number; id_materia?: number | null }[], now: number) =>
      db.transaction().execute((trx) => moveQuestoes(trx, before, now))
    await move(questoes, to.id)
    expect((await practiceOf(db)).dias).toEqual([
      [id, '2026-05-31', 0, 0, 1],
      [id, '2026-05-31', to.id, 0, 3],
    ])
    await move(
      questoes.map((one) => ({ id: one.id, id_materia: to.id })),
      0,
    )
    expect((await practiceOf(db)).dias).toEqual([[id, '2026-05-31', 0, 0, 4]])
  })
})
