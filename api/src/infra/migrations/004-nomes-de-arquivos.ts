import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fileNameIn } from '../files/file-name.ts'

/**
 * A request of a file finds by an index who names it. The addresses themselves, which the indexes were
 * of, have many forms: absolute, below another root, with `#page=2`.
 */
export const nomesDeArquivos: Migration = {
  async up(db) {
    for (const [table, column] of FILE_COLUMNS) {
      const index = `${table}_${column}`
      await db.schema.dropIndex(index).execute()
      await db.schema
        .createIndex(index)
        .on(table)
        .expression(sql`(${fileNameIn(db, column)})`)
        .execute()
    }
  },
}

const FILE_COLUMNS = [
  ['provas', 'url_arquivo'],
  ['provas', 'url_gabarito'],
  ['referencias', 'url_imagem'],
  ['alternativas', 'url_imagem'],
] as const
