import { alvoOf, dueOn } from '@rumo/contract/revisao'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/db.ts'
import { it } from '../../testing/database.ts'
import { corrigidaOf, practise } from '../../testing/practice.ts'
import { memoria } from './032-memoria.ts'

const at = (dia: string, resultado: 'certa' | 'errada' | 'sem-gabarito') => ({
  respondida_em: `${dia}T15:00:00.000Z`,
  resultado,
})

/** The schema as migration 031 left it: reviews with an interval in days, and answers without a duration. */
async function asBefore(db: Database): Promise<void> {
  for (const column of ['segundos', 'lembranca']) {
    await sql`alter table tentativas drop column ${sql.ref(column)}`.execute(db)
  }
  for (const column of ['dias_por_semana', 'minutos_por_dia']) {
    await sql`alter table planos drop column ${sql.ref(column)}`.execute(db)
  }
  await sql`drop table revisoes`.execute(db)
  await sql`create table revisoes (id_usuario integer, id_questao integer, intervalo integer)`.execute(
    db,
  )
}

it('makes what comes back of the answers again, for everybody and each exam', async ({
  db,
  make,
}) => {
  const [first, second] = [await make.usuario(), await make.usuario()]
  const [one, other] = [await make.questao(), await make.questao()]
  for (const { id } of [first, second]) {
    await practise(db, id, [
      corrigidaOf(one, at('2026-05-31', 'errada')),
      corrigidaOf(one, at('2026-06-01', 'certa')),
      corrigidaOf(other, at('2026-05-31', 'certa')),
      corrigidaOf(other, at('2026-06-01', 'sem-gabarito')),
    ])
  }
  const data_da_prova = '2026-06-03'
  await db.insertInto('planos').values({ id_usuario: second.id, data_da_prova }).execute()
  const rows = () =>
    db.selectFrom('revisoes').selectAll().orderBy('id_usuario').orderBy('id_questao').execute()
  const written = await rows()

  await asBefore(db)
  await memoria.up(db)

  expect(await rows()).toEqual(
    written.map((row) => ({
      ...row,
      vence: dueOn(row, alvoOf(row.id_usuario === second.id ? data_da_prova : null, null)),
    })),
  )
  expect(written.map(({ id_questao }) => id_questao)).toEqual([one.id, one.id])
  expect(new Set((await rows()).map(({ vence }) => vence)).size).toBe(2)
  const told = await db.selectFrom('tentativas').select(['segundos', 'lembranca']).execute()
  expect(new Set(told.flatMap(Object.values))).toEqual(new Set([null]))
})
