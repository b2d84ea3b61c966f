import { randomBytes } from 'node:crypto'
import type { Avisos } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'

const CHAVE_BYTES = 32

/** Of what accounts want to be told by mail. */
export function avisosRepository(db: Database) {
  const rowOf = (id: number) =>
    db.selectFrom('avisos_por_email').select('id_usuario').where('id_usuario', '=', id)

  return {
    find: async (id: number): Promise<Avisos> => ({
      redacao_corrigida: (await rowOf(id).executeTakeFirst()) !== undefined,
    }),

    async change(id: number, { redacao_corrigida }: Avisos): Promise<void> {
      if (!redacao_corrigida) {
        await db.deleteFrom('avisos_por_email').where('id_usuario', '=', id).execute()
        return
      }
      const chave = randomBytes(CHAVE_BYTES).toString('base64url')
      await db
        .insertInto('avisos_por_email')
        .values({ id_usuario: id, chave, desde: new Date().toISOString() })
        .onConflict((conflict) => conflict.column('id_usuario').doNothing())
        .execute()
    },

    /** Stops what the mail with this told of; nothing where it was stopped. */
    stop: async (chave: string): Promise<void> => {
      await db.deleteFrom('avisos_por_email').where('chave', '=', chave).execute()
    },
  }
}
