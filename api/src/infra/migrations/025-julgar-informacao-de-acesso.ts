import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was stored where a reference was found was taken for plain: it is judged as its other texts are. */
export const julgarInformacaoDeAcesso: Migration = {
  async up(db) {
    await sql`update referencias set marcacao_quebrada = null where informacao_acesso is not null`.execute(
      db,
    )
  },
}
