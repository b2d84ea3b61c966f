import type { Database } from '../../infra/database/db.ts'
import { fileNameIn, nameOfKey } from '../../infra/files/file-name.ts'

/** Whether any record, published or not, refers to the file with this key. */
export async function isNamed(db: Database, key: string): Promise<boolean> {
  const name = nameOfKey(key)
  const naming = db
    .selectFrom('provas')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(fileNameIn(db, 'url_arquivo'), '=', name),
        eb(fileNameIn(db, 'url_gabarito'), '=', name),
      ]),
    )
    .unionAll(
      db.selectFrom('alternativas').select('id').where(fileNameIn(db, 'url_imagem'), '=', name),
    )
    .unionAll(
      db.selectFrom('referencias').select('id').where(fileNameIn(db, 'url_imagem'), '=', name),
    )
    .unionAll(
      db.selectFrom('importacoes_arquivos').select('id_importacao as id').where('nome', '=', name),
    )
    .unionAll(
      db.selectFrom('arquivos_publicados').select('id_questao as id').where('nome', '=', name),
    )
  return (await naming.limit(1).executeTakeFirst()) !== undefined
}

export async function namedAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const key of keys) if (await isNamed(db, key)) named.add(key)
  return named
}
