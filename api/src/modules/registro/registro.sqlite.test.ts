import type { FiltroDoRegistro } from '@rumo/contract'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { selectLinhas } from './registro.repository.ts'

const EM = '2026-01-02T12:00:00.000Z'

/** Every filter of the log. */
const WAYS: FiltroDoRegistro = {
  apos: 5,
  id_usuario: 1,
  entidade: 'provas',
  acao: 'exclusao',
  de: EM,
  ate: EM,
  agrupadas: true,
}

/** All combinations of these filters, including none. */
function subsetsOf(filtro: FiltroDoRegistro): FiltroDoRegistro[] {
  let subsets: FiltroDoRegistro[] = [{}]
  for (const [field, value] of Object.entries(filtro)) {
    subsets = subsets.flatMap((subset) => [subset, { ...subset, [field]: value }])
  }
  return subsets
}

describe('the page of a long log', () => {
  it('is found in an index alone, and never sorted, however it is narrowed', async ({ db }) => {
    await sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 50)
      insert into registro (em, acao, entidade, id_registro) select ${EM}, 'criacao', 'cursos', i from n`.execute(
      db,
    )
    for (const filtro of [...subsetsOf(WAYS), { acao: 'restauracao' } as const]) {
      const plan = await (
        await selectLinhas(db, filtro)
      ).explain<{ detail: string }>(undefined, sql`query plan`)
      const steps = plan.map(({ detail }) => detail).join('\n')
      expect([filtro, steps]).toEqual([
        filtro,
        expect.stringMatching(/^(?:SCAN|SEARCH) r USING COVERING INDEX \S+(?: \(.*\))?$/),
      ])
    }
  })

  it('is searched in an index of trigrams, and one record and the parts of one line by their own', async ({
    db,
  }) => {
    const planOf = async (filtro: FiltroDoRegistro) => {
      const query = await selectLinhas(db, filtro)
      const plan = await query.explain<{ detail: string }>(undefined, sql`query plan`)
      return plan.map(({ detail }) => detail).join('\n')
    }
    expect(await planOf({ busca: 'velocidade' })).toContain('SCAN busca_de_registro VIRTUAL TABLE')
    expect(await planOf({ entidade: 'questoes', id_registro: 1 })).toContain(
      'registro_id_registro (id_registro=?',
    )
    expect(await planOf({ com: 1 })).toContain('SEARCH r USING INDEX registro_ato (ato=?)')
  })
})
