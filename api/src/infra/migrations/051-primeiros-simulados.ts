import type { Migration } from 'kysely/migration'

/** What each account reached in a prova, in the order of its ends: a result compares with the first of all others. */
export const primeirosSimulados: Migration = {
  async up(db) {
    await db.schema
      .createIndex('simulados_de_prova')
      .on('simulados')
      .columns(['id_prova', 'id_usuario', 'encerrado_em', 'id', 'certas', 'total'])
      .execute()
  },
}
