import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { expectCounted } from '../../testing/estudante.ts'
import { corrigidaOf, practiceOf, practise } from '../../testing/practice.ts'

it('keeps an answer with its day in São Paulo, counted and planned', async ({ db, make }) => {
  const { id } = await make.usuario()
  const questao = await make.questao({ id_materia: (await make.materia()).id })
  const tentativa = corrigidaOf(questao, { respondida_em: '2026-06-01T02:30:00.000Z' })
  await practise(db, id, [tentativa])

  const { id_materia, ...kept } = tentativa
  expect(await db.selectFrom('tentativas').selectAll().execute()).toEqual([
    {
      ...kept,
      id: expect.any(Number),
      id_usuario: id,
      dia: '2026-05-31',
      primeira: true,
      segundos: null,
      lembranca: null,
    },
  ])
  expect(await practiceOf(db)).toEqual({
    dias: [[id, '2026-05-31', id_materia, 0, 1]],
    revisoes: [[id, questao.id, '2026-05-31', '2026-06-01']],
  })
})

it('knows which answer to a question was the first, also where that arrives last', async ({
  db,
  make,
}) => {
  const { id } = await make.usuario()
  const questao = await make.questao()
  const at = (hour: string) =>
    corrigidaOf(questao, { respondida_em: `2026-05-31T${hour}:00:00.000Z` })
  const firsts = async () =>
    (await db.selectFrom('tentativas').select(['respondida_em', 'primeira']).execute())
      .filter(({ primeira }) => primeira)
      .map(({ respondida_em }) => respondida_em.slice(11, 13))
  await practise(db, id, [at('18'), at('17')])
  expect(await firsts()).toEqual(['17'])
  await practise(db, id, [at('16'), at('19')])
  expect(await firsts()).toEqual(['16'])
  // Each account has its own first answer.
  await practise(db, (await make.usuario()).id, [at('20')])
  expect((await firsts()).toSorted()).toEqual(['16', '20'])
  await expectCounted(db)
})

it('adds up by day and matéria, with what was there', async ({ db, make }) => {
  const { id } = await make.usuario()
  const materia = await make.materia()
  const [one, other] = [await make.questao({ id_materia: materia.id }), await make.questao()]
  const later = '2026-06-02T16:00:00.000Z'
  await practise(db, id, [corrigidaOf(one), corrigidaOf(one, { resultado: 'certa' })])
  await practise(db, id, [
    corrigidaOf(one, { resultado: 'certa' }),
    corrigidaOf(one, { resultado: 'certa', respondida_em: later }),
    corrigidaOf(other, { resultado: 'certa' }),
  ])
  expect((await practiceOf(db)).dias).toEqual([
    [id, '2026-05-31', 0, 1, 1],
    [id, '2026-05-31', materia.id, 2, 3],
    [id, '2026-06-02', materia.id, 1, 1],
  ])
  await expectCounted(db)
})

it('counts a day on which there is no key as practice, of which nothing is planned', async ({
  db,
  make,
}) => {
  const { id } = await make.usuario()
  const questao = await make.questao()
  await practise(db, id, [corrigidaOf(questao, { resultado: 'sem-gabarito' })])
  expect(await practiceOf(db)).toEqual({ dias: [[id, '2026-05-31', 0, 0, 0]], revisoes: [] })
})

it('changes nothing for what is there already, of whichever account', async ({ db, make }) => {
  const [first, second] = [await make.usuario(), await make.usuario()]
  const questao = await make.questao()
  const tentativa = corrigidaOf(questao)
  await practise(db, first.id, [tentativa])
  const before = await practiceOf(db)
  await practise(db, first.id, [tentativa])
  await practise(db, second.id, [tentativa])
  await practise(db, second.id, [])
  expect(await practiceOf(db)).toEqual(before)
  expect(await db.selectFrom('tentativas').select('id_usuario').execute()).toEqual([
    { id_usuario: first.id },
  ])
})

it('plans for its account alone, from every answer to what is answered now', async ({
  db,
  make,
}) => {
  const [first, second] = [await make.usuario(), await make.usuario()]
  const questao = await make.questao()
  await practise(db, first.id, [corrigidaOf(questao)])
  await practise(db, second.id, [
    corrigidaOf(questao, { respondida_em: '2026-06-02T16:00:00.000Z' }),
  ])
  await db
    .insertInto('planos')
    .values({ id_usuario: first.id, data_da_prova: '2026-06-05' })
    .execute()
  const right = corrigidaOf(questao, {
    resultado: 'certa',
    respondida_em: '2026-06-01T16:00:00.000Z',
  })
  await practise(db, first.id, [right])
  // The last round of reviews begins three days before the exam.
  expect((await practiceOf(db)).revisoes).toEqual([
    [first.id, questao.id, '2026-06-01', '2026-06-02'],
    [second.id, questao.id, '2026-06-02', '2026-06-03'],
  ])
})

it('writes in one order what two accounts bring at once', async ({ db, make }) => {
  const { id } = await make.usuario()
  const questao = await make.questao()
  const chaves = ['b', 'a', 'c']
  await practise(
    db,
    id,
    chaves.map((chave) => corrigidaOf(questao, { chave })),
  )
  const kept = await db.selectFrom('tentativas').select('chave').orderBy('id').execute()
  expect(kept.map(({ chave }) => chave)).toEqual(['a', 'b', 'c'])
})
