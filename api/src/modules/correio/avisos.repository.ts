import { randomBytes } from 'node:crypto'
import type { Avisos } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'

const CHAVE_BYTES = 32

export const avisosRepository = (db: Database) => ({
  async find(id: number): Promise<Avisos> {
    const chosen = await db
      .selectFrom('avisos_por_email')
      .select('redacao_corrigida')
      .where('id_usuario', '=', id)
      .executeTakeFirst()
    return chosen ?? { redacao_corrigida: false }
  },

  /** The `chave` stays the same, so that the link of an older mail still works. */
  async change(id: number, avisos: Avisos): Promise<void> {
    const chosen = { ...avisos, desde: new Date().toISOString() }
    const chave = randomBytes(CHAVE_BYTES).toString('base64url')
    await db
      .insertInto('avisos_por_email')
      .values({ id_usuario: id, chave, ...chosen })
      .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(chosen))
      .execute()
  },

  /** Stops the notices whose mails carry this `chave`; does nothing when the `chave` is unknown. */
  async stop(chave: string): Promise<void> {
    await db
      .updateTable('avisos_por_email')
      .set({ redacao_corrigida: false })
      .where('chave', '=', chave)
      .execute()
  },
})
