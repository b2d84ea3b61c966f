import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * `informacao_acesso` was not judged before, because it was taken for plain text. So the references that have it are
 * judged again.
 */
export const julgarInformacaoDeAcesso: Migration = {
  async up(db) {
    await sql`update referencias set marcacao_quebrada = null where informacao_acesso is not null`.execute(
      db,
    )
  },
}
