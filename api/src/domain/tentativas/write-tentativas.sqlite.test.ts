import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { selectPrimeiras } from './write-tentativas.ts'

it('finds first answers without a search for each of them, however many there are', async ({
  db,
}) => {
  const query = selectPrimeiras(db, 7, [1, 2])
  const steps = await query.explain<{ detail: string }>(undefined, sql`query plan`)
  const details = steps.map(({ detail }) => detail)
  expect(details.filter((detail) => detail.includes('CORRELATED'))).toEqual([])
  expect(details.filter((detail) => detail.startsWith('SEARCH tentativas'))).toEqual([
    'SEARCH tentativas USING INDEX tentativas_id_usuario_id_questao (id_usuario=? AND id_questao=?)',
  ])
})
