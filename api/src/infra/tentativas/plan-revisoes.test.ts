import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { corrigidaOf, practiceOf, practise } from '../../testing/practice.ts'
import { planForProva, planRevisoes } from './plan-revisoes.ts'

it('plans for everybody who answered, or for one account, and forgets what does not come back', async ({
  db,
  make,
}) => {
  const [first, second] = [await make.usuario(), await make.usuario()]
  const [questao, other] = [await make.questao(), await make.questao()]
  for (const { id } of [first, second]) {
    await practise(db, id, [corrigidaOf(questao), corrigidaOf(other)])
  }
  await db.updateTable('tentativas').set({ resultado: 'certa' }).execute()
  const plannedOf = async () =>
    (await practiceOf(db)).revisoes.map(([usuario, planned]) => [usuario, planned])
  const plan = (ids: number[], idUsuario?: number) =>
    db.transaction().execute((trx) => planRevisoes(trx, ids, idUsuario))

  await plan([])
  expect(await plannedOf()).toHaveLength(4)
  await plan([questao.id], first.id)
  expect(await plannedOf()).toEqual([
    [first.id, other.id],
    [second.id, questao.id],
    [second.id, other.id],
  ])
  await plan([questao.id, other.id])
  expect(await plannedOf()).toEqual([])
  await db.updateTable('tentativas').set({ resultado: 'errada' }).execute()
  await plan([questao.id])
  expect(await plannedOf()).toEqual([
    [first.id, questao.id],
    [second.id, questao.id],
  ])
  await db.updateTable('tentativas').set({ resultado: 'sem-gabarito' }).execute()
  await plan([questao.id])
  expect(await plannedOf()).toEqual([])
})

it('plans what an account has for another day of its exam, and nobody else', async ({
  db,
  make,
}) => {
  const [first, second, nobody] = [await make.usuario(), await make.usuario(), await make.usuario()]
  const questao = await make.questao()
  for (const { id } of [first, second]) await practise(db, id, [corrigidaOf(questao)])
  await db.updateTable('revisoes').set({ intervalo: 30, vence: '2026-06-30' }).execute()
  const planFor = (id: number, dia: string | null) =>
    db.transaction().execute((trx) => planForProva(trx, id, dia))

  await planFor(first.id, '2026-06-10')
  await planFor(nobody.id, '2026-06-10')
  expect((await practiceOf(db)).revisoes).toEqual([
    [first.id, questao.id, '2026-05-31', '2026-06-05'],
    [second.id, questao.id, '2026-05-31', '2026-06-30'],
  ])
  await planFor(first.id, null)
  expect((await practiceOf(db)).revisoes[0]).toEqual([
    first.id,
    questao.id,
    '2026-05-31',
    '2026-06-30',
  ])
  const intervals = await db.selectFrom('revisoes').select('intervalo').execute()
  expect(intervals.map(({ intervalo }) => intervalo)).toEqual([30, 30])
})
