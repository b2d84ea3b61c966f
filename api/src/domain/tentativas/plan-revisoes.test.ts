import { alvoOf } from '@rumo/contract/revisao'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { corrigidaOf, practiceOf, practise } from '../../testing/practice.ts'
import { planForAlvo, planRevisoes } from './plan-revisoes.ts'

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
  await plan([questao.id], first.id)
  expect(await plannedOf()).toEqual([[first.id, questao.id]])
  await plan([questao.id])
  expect(await plannedOf()).toEqual([
    [first.id, questao.id],
    [second.id, questao.id],
  ])
  await db.updateTable('tentativas').set({ resultado: 'sem-gabarito' }).execute()
  await plan([questao.id])
  expect(await plannedOf()).toEqual([])
})

it('plans what an account has for another day of its exam, and of no other account', async ({
  db,
  make,
}) => {
  const [first, second, other] = [await make.usuario(), await make.usuario(), await make.usuario()]
  const questao = await make.questao()
  for (const { id } of [first, second]) await practise(db, id, [corrigidaOf(questao)])
  await db.updateTable('revisoes').set({ estabilidade: 30, vence: '2026-06-30' }).execute()
  const planFor = (id: number, dia: string | null) =>
    db.transaction().execute((trx) => planForAlvo(trx, id, alvoOf(dia, null)))

  await planFor(first.id, '2026-06-20')
  await planFor(other.id, '2026-06-20')
  expect((await practiceOf(db)).revisoes).toEqual([
    [first.id, questao.id, '2026-05-31', '2026-06-17'],
    [second.id, questao.id, '2026-05-31', '2026-06-30'],
  ])
  await planFor(first.id, null)
  expect((await practiceOf(db)).revisoes[0]).toEqual([
    first.id,
    questao.id,
    '2026-05-31',
    '2026-06-30',
  ])
  const memories = await db.selectFrom('revisoes').select('estabilidade').execute()
  expect(memories.map(({ estabilidade }) => estabilidade)).toEqual([30, 30])
})

it('plans for more accounts than one statement takes values for', async ({ db, make }) => {
  const many = 7000
  const questao = await make.questao()
  const { id_alternativa, letra, respondida_em } = corrigidaOf(questao)
  await sql`
    insert into usuarios (nome, email, email_minusculo, perfil, senha_hash, versao_dos_tokens, busca, criado_em)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
    select 'Ana', cast(i as text), cast(i as text), 'Aluno', '', '', '', '' from n`.execute(db)
  await sql`
    insert into tentativas
      (chave, id_usuario, id_questao, id_alternativa, letra, origem, respondida_em, dia, resultado)
    select
      email, id, ${sql.lit(questao.id)}, ${sql.lit(id_alternativa)}, ${sql.lit(letra)}, 'pratica',
      ${sql.lit(respondida_em)}, '2026-05-31', 'errada'
    from usuarios`.execute(db)
  await db.transaction().execute((trx) => planRevisoes(trx, [questao.id]))
  const { planned } = await db
    .selectFrom('revisoes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('planned'))
    .executeTakeFirstOrThrow()
  expect(planned).toBe(many)
})
