import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isSqlite } from '../migrations/columns.ts'

/**
 * The name of the file in the address in `column`: what follows the last slash of the path, without query and fragment.
 * Migration 004 has an index on exactly this expression; another expression would need another index.
 */
export function fileNameIn<Schema>(db: Kysely<Schema>, column: string): RawBuilder<string | null> {
  const url = sql.ref(column)
  if (!isSqlite(db)) {
    return sql`substring(split_part(split_part(${url}, '?', 1), '#', 1) from '[^/]*$')`
  }
  const marked = sql`replace(${url}, '#', '?')`
  const path = sql`substr(${marked}, 1, instr(${marked} || '?', '?') - 1)`
  // rtrim removes any of the given characters from the end. These are all characters of the path but the slash, so the
  // path up to its last slash remains.
  return sql`substr(${path}, length(rtrim(${path}, replace(${path}, '/', ''))) + 1)`
}

interface Shown {
  url_imagem?: string | null | undefined
}

/** The names of the files that a question uses, each only once. */
export function namesOfFiles(questao: { alternativas: Shown[]; referencias: Shown[] }): string[] {
  const urls = [...questao.alternativas, ...questao.referencias].map(({ url_imagem }) => url_imagem)
  return [...new Set(urls.flatMap((url) => (url ? [nameInUrl(url)] : [])))]
}

/** Like `fileNameIn`, for an address outside the database. */
function nameInUrl(url: string): string {
  return nameOfKey(url.replace(/[?#].*$/s, ''))
}

/** The file name in a key of the storage. The name alone identifies the file, because it is the hash of the content. */
export function nameOfKey(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
