import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes of the few alternatives and references with an image, because the back office lists their questions. */
export const figuras: Migration = {
  async up(db) {
    await sql`create index alternativas_com_imagem on alternativas (id_questao, url_imagem) where url_imagem is not null`.execute(
      db,
    )
    await sql`create index referencias_com_imagem on referencias (id, url_imagem) where url_imagem is not null`.execute(
      db,
    )
  },
}
