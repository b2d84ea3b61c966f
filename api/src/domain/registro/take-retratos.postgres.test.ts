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
      // As the rows lie: an index would lead to them in the order in which they came.
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
