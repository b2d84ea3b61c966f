import type { NovoRascunhoDaRedacao, RascunhoDaRedacao } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'

const FIELDS = ['chave', 'em', 'id_redacao', 'id_anterior', 'titulo', 'texto'] as const

export const rascunhoDaRedacaoRepository = (db: Database) => ({
  async find(id: number): Promise<RascunhoDaRedacao | null> {
    const kept = await db
      .selectFrom('rascunho_da_redacao')
      .select(FIELDS)
      .where('id_usuario', '=', id)
      .executeTakeFirst()
    return kept ?? null
  },

  /** Saves the draft, unless another device has saved one since the draft with the key `sobre`. */
  async keep(id: number, { sobre, ...rascunho }: NovoRascunhoDaRedacao): Promise<void> {
    await db
      .insertInto('rascunho_da_redacao')
      .values({ id_usuario: id, ...rascunho })
      .onConflict((conflict) =>
        conflict
          .column('id_usuario')
          .doUpdateSet(rascunho)
          .where('rascunho_da_redacao.chave', '=', sobre ?? ''),
      )
      .execute()
  },
})
