import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { countHolding, holdsTerms } from './trigrams.ts'

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

describe('holdsTerms', () => {
  it.for([
    ['ids', 'SEARCH q USING INTEGER PRIMARY KEY'],
    ['order', 'SCAN q USING COVERING INDEX questoes_ordem'],
    ['texts', 'SCAN q USING INDEX questoes_ordem'],
  ] as const)('finds by %s as it is told', async ([strategy, step], { db, make }) => {
    const { id } = await make.questao({ texto: 'A velocidade do som' })
    await make.questao({ texto: 'A cor do som' })
    const query = db
      .selectFrom('questoes as q')
      .select('q.id')
      .where(holdsTerms(db, { table: 'questoes', alias: 'q', busca: 'velocidade', strategy }))
      .orderBy('q.id_prova')
      .orderBy(sql`coalesce(q.numero, 0)`)
      .orderBy('q.id')
      .limit(20)
    const plan = await query.explain<{ detail: string }>(undefined, sql`query plan`)
    expect(await query.execute()).toEqual([{ id }])
    expect(plan.map(({ detail }) => detail).join('\n')).toContain(step)
  })
})
