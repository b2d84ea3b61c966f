import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fileNameIn } from '../files/file-name.ts'

/**
 * Indexes of file names, in place of those of whole addresses: each request for a file looks for the records that refer
 * to it, and an address can have many forms, as absolute, under another path, or with `#page=2`.
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
