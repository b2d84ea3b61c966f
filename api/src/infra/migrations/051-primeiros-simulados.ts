import type { Migration } from 'kysely/migration'

/**
 * An index of the results of each account in a prova, in the order in which its simulados ended: a result is compared
 * with the first results of all other accounts.
 */
export const primeirosSimulados: Migration = {
  async up(db) {
    await db.schema
      .createIndex('simulados_de_prova')
      .on('simulados')
      .columns(['id_prova', 'id_usuario', 'encerrado_em', 'id', 'certas', 'total'])
      .execute()
  },
}
