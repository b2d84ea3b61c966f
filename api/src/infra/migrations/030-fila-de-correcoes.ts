import type { Migration } from 'kysely/migration'

/**
 * Sorts waiting essays by the time at which the server received them, because a device may state any time of sending
 * before that.
 */
export const filaDeCorrecoes: Migration = {
  async up(db) {
    await db.schema.dropIndex('redacoes_enviadas_estado_enviada_em').execute()
    await db.schema
      .createIndex('redacoes_enviadas_estado_recebida_em')
      .on('redacoes_enviadas')
      .columns(['estado', 'recebida_em'])
      .execute()
  },
}
