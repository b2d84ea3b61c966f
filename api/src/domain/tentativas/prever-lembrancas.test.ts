import { planRevisao, recallOn } from '@rumo/contract/revisao'
import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { corrigidaOf, practise } from '../../testing/practice.ts'
import type { TentativaCorrigida } from './write-tentativas.ts'

const at = (day: number, hour = 15) => `2026-05-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`

it('keeps how likely each answer was to be right, by those of earlier days', async ({
  db,
  make,
}) => {
  const { id } = await make.usuario()
  const [questao, never] = [await make.questao(), await make.questao()]
  const lembrancas = async () =>
    (
      await db
        .selectFrom('tentativas')
        .select('lembranca')
        .where('id_questao', '=', questao.id)
        .orderBy('respondida_em')
        .execute()
    ).map(({ lembranca }) => lembranca)
  const answer = (day: number, values: Partial<TentativaCorrigida> = {}) =>
    corrigidaOf(questao, { respondida_em: at(day), ...values })
  await practise(db, id, [answer(1), answer(1, { respondida_em: at(1, 16) })])
  expect(await lembrancas()).toEqual([null, null])

  await practise(db, id, [
    answer(4, { resultado: 'certa', segundos: 300 }),
    answer(9, { respondida_em: at(9, 16), resultado: 'certa' }),
    answer(9, { resultado: 'certa' }),
    corrigidaOf(never, { respondida_em: at(9), resultado: 'certa' }),
    corrigidaOf(never, { respondida_em: at(10), resultado: 'certa' }),
  ])
  const [first, second] = [
    { dia: '2026-05-01', isCerta: false },
    { dia: '2026-05-04', isCerta: true, segundos: 300 },
  ]
  const recall = (respostas: (typeof first)[], dia: string) => {
    const plan = planRevisao(respostas)
    return plan && recallOn(plan, dia)
  }
  const expected = [
    null,
    null,
    recall([first], '2026-05-04'),
    recall([first, second], '2026-05-09'),
    null,
  ]
  expect(await lembrancas()).toEqual(expected)

  // An answer that arrives late is predicted from the answers before its day, and changes no stored prediction.
  await practise(db, id, [answer(2, { resultado: 'certa' })])
  expect(await lembrancas()).toEqual(expected.toSpliced(2, 0, recall([first], '2026-05-02')))
  const others = await db
    .selectFrom('tentativas')
    .select('lembranca')
    .where('id_questao', '=', never.id)
    .execute()
  expect(others.map(({ lembranca }) => lembranca)).toEqual([null, null])
})

it('says nothing of an answer without a key, of another account, or the second of a day', async ({
  db,
  make,
}) => {
  const [first, second] = [await make.usuario(), await make.usuario()]
  const questao = await make.questao()
  await practise(db, first.id, [corrigidaOf(questao, { respondida_em: at(1) })])
  await practise(db, second.id, [corrigidaOf(questao, { respondida_em: at(2) })])
  await practise(db, first.id, [corrigidaOf(questao, { respondida_em: at(1, 17) })])
  await practise(db, first.id, [
    corrigidaOf(questao, { respondida_em: at(3), resultado: 'sem-gabarito' }),
  ])
  const rows = await db.selectFrom('tentativas').select('lembranca').execute()
  expect(rows.map(({ lembranca }) => lembranca)).toEqual([null, null, null, null])
})

it('says the same of answers in one batch as of one after the other', async ({ db, make }) => {
  const days = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 30 }), isCerta: fc.boolean() }),
    { maxLength: 8 },
  )
  const questao = await make.questao()
  await fc.assert(
    fc.asyncProperty(days, async (list) => {
      const inOrder = list.toSorted((a, b) => a.day - b.day)
      const [one, other] = [await make.usuario(), await make.usuario()]
      const answers = () =>
        inOrder.map(({ day, isCerta }, place) =>
          corrigidaOf(questao, {
            respondida_em: new Date(Date.parse(at(day)) + place * 1000).toISOString(),
            resultado: isCerta ? 'certa' : 'errada',
          }),
        )
      await practise(db, one.id, answers())
      for (const answer of answers()) await practise(db, other.id, [answer])
      const saidOf = (id: number) =>
        db
          .selectFrom('tentativas')
          .select(['respondida_em', 'lembranca'])
          .where('id_usuario', '=', id)
          .orderBy('respondida_em')
          .execute()
      const said = await saidOf(one.id)
      expect(await saidOf(other.id)).toEqual(said)
      expect(said.every(({ lembranca }) => lembranca === null || lembranca < 1)).toBe(true)
    }),
    { numRuns: runs(15) },
  )
})
