import type { Migration } from 'kysely/migration'

/** What an account takes along is read a page at a time, in the order of its ids: each page by an index. */
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
