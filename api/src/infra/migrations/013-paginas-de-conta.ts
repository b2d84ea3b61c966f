import type { Migration } from 'kysely/migration'

/** Indexes for the download of an account's data, which is read page by page in the order of the ids. */
export const paginasDeConta: Migration = {
  async up(db) {
    for (const table of ['tentativas', 'simulados', 'redacoes_enviadas']) {
      await db.schema
        .createIndex(`${table}_id_usuario_id`)
        .on(table)
        .columns(['id_usuario', 'id'])
        .execute()
    }
  },
}
