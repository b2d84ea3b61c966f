import type { Migration } from 'kysely/migration'

/** Gives the questions of a reference without reading their links: of those with a picture there may be thousands. */
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
