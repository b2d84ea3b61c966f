import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../testing/database.ts'
import { countHolding } from './trigrams.ts'

describe('countHolding', () => {
  it('counts in the index, without looking up what it finds', async ({ db, make }) => {
    await make.questao({ texto: 'A velocidade do som' })
    await make.questao({ texto: 'A cor do som' })
    const count = (busca: string) => countHolding(db, { table: 'questoes', busca })
    expect([await count('som veloc'), await count('do'), await count('?')]).toEqual([1, 2, 0])

    await sql`insert into busca_de_questoes (rowid, busca) values (99, '  velocidade')`.execute(db)
    expect(await count('velocidade')).toBe(2)
  })
})
