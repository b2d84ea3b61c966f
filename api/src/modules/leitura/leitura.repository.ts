import type { AjustesDeLeitura } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'

const FIELDS = ['letras', 'espaco', 'tema', 'escolhidos_em'] as const

export const leituraRepository = (db: Database) => ({
  async find(id: number): Promise<AjustesDeLeitura | null> {
    const kept = await db
      .selectFrom('ajustes_de_leitura')
      .select(FIELDS)
      .where('id_usuario', '=', id)
      .executeTakeFirst()
    return kept ?? null
  },

  /** Saves the settings, unless the stored ones were chosen later: two devices may save in any order. */
  async keep(id: number, ajustes: AjustesDeLeitura): Promise<void> {
    await db
      .insertInto('ajustes_de_leitura')
      .values({ id_usuario: id, ...ajustes })
      .onConflict((conflict) =>
        conflict
          .column('id_usuario')
          .doUpdateSet(ajustes)
          .where('ajustes_de_leitura.escolhidos_em', '<', ajustes.escolhidos_em),
      )
      .execute()
  },
})
