import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { takeRetrato } from './take-retratos.ts'

it('takes the parts of a record in the same order, wherever a change has put them', async ({
  db,
  make,
}) => {
  const { id, alternativas } = await make.questao()
  const [first] = alternativas
  const taken = () =>
    db.transaction().execute(async (trx) => {
      // Makes PostgreSQL read the rows as they lie in the table: an index would give them in the order of their
      // insertion.
      await sql`set local enable_indexscan = off`.execute(trx)
      await sql`set local enable_bitmapscan = off`.execute(trx)
      return (await takeRetrato(trx, 'questoes', id))?.partes
    })
  const before = await taken()
  for (const texto of ['Gelo', first?.texto ?? '']) {
    const values = { texto }
    await db
      .updateTable('alternativas')
      .set(values)
      .where('id', '=', first?.id ?? 0)
      .execute()
  }
  expect(await taken()).toEqual(before)
})
