import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { expectCounted } from '../../testing/estudante.ts'
import { corrigidaOf, practise } from '../../testing/practice.ts'
import { primeirasRespostas } from './014-primeiras-respostas.ts'

const at = (hour: number) => ({ respondida_em: `2026-05-31T${hour}:00:00.000Z` })

it('finds the first answers among those that are there', async ({ db, make }) => {
  const [one, other] = [await make.questao(), await make.questao()]
  for (const { id } of [await make.usuario(), await make.usuario()]) {
    await practise(db, id, [corrigidaOf(one, at(18)), corrigidaOf(other, at(12))])
    await practise(db, id, [corrigidaOf(one, at(17)), corrigidaOf(one, at(17))])
  }
  // Selected by name, because a cached statement still returns the columns in their earlier order.
  const rows = () =>
    db
      .selectFrom('tentativas')
      .select(['id', 'id_usuario', 'id_questao', 'chave', 'respondida_em', 'primeira'])
      .orderBy('id')
      .execute()
  const written = await rows()

  // The schema as migration 013 left it.
  await sql`drop index tentativas_primeiras`.execute(db)
  await sql`alter table tentativas drop column primeira`.execute(db)
  await primeirasRespostas.up(db)

  expect(await rows()).toEqual(written)
  expect(written.filter(({ primeira }) => primeira)).toHaveLength(4)
  await expectCounted(db)
})
