import { type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely'

/**
 * The name of a file in the address that `column` holds: what follows the last slash of its path,
 * whatever stands around it. Migration 004 has an index on it: another expression would need another one.
 */
export function fileNameIn<Schema>(db: Kysely<Schema>, column: string): RawBuilder<string | null> {
  const url = sql.ref(column)
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    return sql`substring(split_part(split_part(${url}, '?', 1), '#', 1) from '[^/]*$')`
  }
  const marked = sql`replace(${url}, '#', '?')`
  const path = sql`substr(${marked}, 1, instr(${marked} || '?', '?') - 1)`
  // rtrim takes characters: all but the slash leave the path up to its last one.
  return sql`substr(${path}, length(rtrim(${path}, replace(${path}, '/', ''))) + 1)`
}

interface Shown {
  url_imagem?: string | null | undefined
}

/** The names of the files that a question shows, each once. */
export function namesOfFiles(questao: { alternativas: Shown[]; referencias: Shown[] }): string[] {
  const urls = [...questao.alternativas, ...questao.referencias].map(({ url_imagem }) => url_imagem)
  return [...new Set(urls.flatMap((url) => (url ? [nameInUrl(url)] : [])))]
}

/** As `fileNameIn`, of an address at hand. */
function nameInUrl(url: string): string {
  return nameOfKey(url.replace(/[?#].*$/s, ''))
}

/** The name in a key of the storage. The folder has no other: the name is the hash of the content. */
export function nameOfKey(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
