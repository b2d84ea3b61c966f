import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * `informacao_acesso` was taken for plain text until now, so the references that have it must be judged again with all
 * their texts.
 */
export const julgarInformacaoDeAcesso: Migration = {
  async up(db) {
    await sql`update referencias set marcacao_quebrada = null where informacao_acesso is not null`.execute(
      db,
    )
  },
}
