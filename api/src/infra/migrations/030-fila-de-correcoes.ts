import type { Migration } from 'kysely/migration'

/** Essays wait to be corrected since the server received them: a device may name any instant before that. */
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
