import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { selectTentativas } from './conta-pratica.repository.ts'

describe('selectTentativas', () => {
  it('sorts nothing, and reads no other account’s', async ({ db }) => {
    const query = selectTentativas(db, { id: 7, after: 41, size: 500 })
    const steps = await query.explain<{ detail: string }>(undefined, sql`query plan`)
    expect(steps.map(({ detail }) => detail)).toEqual([
      'SEARCH tentativas USING INDEX tentativas_id_usuario_id (id_usuario=? AND id>?)',
    ])
  })
})
