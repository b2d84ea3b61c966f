import { ESTADOS } from '@rumo/contract'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { IN_ESTADO } from './problemas.ts'

describe('the questions of a state', () => {
  it.for(ESTADOS)('are counted in an index, without reading one: %s', async (estado, { db }) => {
    const counting = db
      .selectFrom('questoes as q')
      .select(sql`count(*)`.as('total'))
      .where(IN_ESTADO[estado])
    const plan = await counting.explain<{ detail: string }>(undefined, sql`query plan`)
    const [own, ...others] = plan.map(({ detail }) => detail)
    // Nearly no questions have a text that cannot be drawn, so their rows may be read.
    expect(own).toContain(
      ` q USING ${estado === 'texto_quebrado' ? 'INTEGER PRIMARY KEY' : 'COVERING INDEX'} `,
    )
    for (const detail of others.filter((each) => each.startsWith('SCAN '))) {
      expect(detail).toMatch(/ USING COVERING INDEX (?:\w+_quebradas|\w+_com_imagem)$/)
    }
  })
})
