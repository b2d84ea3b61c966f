import type { Migration } from 'kysely/migration'

/** An index that alone gives the questions of a reference, so that thousands of rows of links need not be read. */
export const questoesDaReferencia: Migration = {
  async up(db) {
    await db.schema.dropIndex('questoes_referencias_id_referencia').execute()
    await db.schema
      .createIndex('questoes_referencias_da_referencia')
      .on('questoes_referencias')
      .columns(['id_referencia', 'id_questao'])
      .execute()
  },
}
