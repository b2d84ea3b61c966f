import type { Rascunho } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'

/** How many drafts of one account are kept. */
export const MOST_KEPT = 50

export function rascunhosRepository(db: Database) {
  return {
    async find(id_usuario: number, nome: string): Promise<Rascunho | null> {
      const kept = await db
        .selectFrom('rascunhos')
        .select(['em', 'conteudo'])
        .where('id_usuario', '=', id_usuario)
        .where('nome', '=', nome)
        .executeTakeFirst()
      return kept ?? null
    },

    /** Replaces the draft of this name; the oldest drafts beyond MOST_KEPT are deleted. */
    save(id_usuario: number, nome: string, { em, conteudo }: Rascunho): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await trx
          .insertInto('rascunhos')
          .values({ id_usuario, nome, em, conteudo })
          .onConflict((conflict) =>
            conflict.columns(['id_usuario', 'nome']).doUpdateSet({ em, conteudo }),
          )
          .execute()
        const newest = trx
          .selectFrom('rascunhos')
          .select('nome')
          .where('id_usuario', '=', id_usuario)
          .orderBy('em', 'desc')
          .limit(MOST_KEPT)
        await trx
          .deleteFrom('rascunhos')
          .where('id_usuario', '=', id_usuario)
          .where('nome', '!=', nome)
          .where('nome', 'not in', newest)
          .execute()
      })
    },

    async remove(id_usuario: number, nome: string): Promise<void> {
      await db
        .deleteFrom('rascunhos')
        .where('id_usuario', '=', id_usuario)
        .where('nome', '=', nome)
        .execute()
    },
  }
}
