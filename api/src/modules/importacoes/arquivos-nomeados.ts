import type { CadernoDeExame } from '@rumo/contract'
import type { Selectable } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { nameOfKey } from '../../infra/files/file-name.ts'
import type { PaginaGuardada } from '../../domain/leitura/keep-pictures.ts'
import { keyIn } from '../../infra/files/file-keys.ts'
import type { Tables } from '../../infra/tables/tables.ts'

type Row = Selectable<Tables['importacoes']>

/** The names (infra/files/file-name.ts) of all files that an import refers to, each once. */
export function namesIn(
  { url_arquivo, url_gabarito }: Pick<Row, 'url_arquivo' | 'url_gabarito'>,
  paginas: readonly PaginaGuardada[] = [],
  rascunho?: CadernoDeExame | null,
): string[] {
  const addresses = [
    url_arquivo,
    url_gabarito ?? '',
    ...paginas.map(({ url_imagem }) => url_imagem),
    ...(rascunho ? imagesIn(rascunho) : []),
  ]
  const keys = addresses.map(keyIn).filter((key) => key !== undefined)
  return [...new Set(keys.map(nameOfKey))]
}

export async function nameFiles(
  trx: DatabaseTransaction,
  id_importacao: number,
  names: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom('importacoes_arquivos')
    .select('nome')
    .where('id_importacao', '=', id_importacao)
    .execute()
  const known = new Set(rows.map(({ nome }) => nome))
  for (const nome of names) {
    if (known.delete(nome)) continue
    await trx.insertInto('importacoes_arquivos').values({ id_importacao, nome }).execute()
  }
  for (const nome of known) {
    await trx
      .deleteFrom('importacoes_arquivos')
      .where('id_importacao', '=', id_importacao)
      .where('nome', '=', nome)
      .execute()
  }
}

/** The images of a draft. Images of the part that was removed last are included, because the removal can be undone. */
function imagesIn({ questoes, redacoes, referencias, ultimo_ato: ato }: CadernoDeExame): string[] {
  const gone = [ato?.questoes, ato?.redacoes, ato && { saiu: ato.referencias }]
  const all = [...questoes, ...redacoes, ...referencias, ...gone.flatMap(itensQueSairam)]
  return all.flatMap((item) => picturedIn(item)).map(({ imagem = '' }) => imagem)
}

type Item = CadernoDeExame['questoes' | 'redacoes' | 'referencias'][number]

const itensQueSairam = (troca: { saiu: readonly { item: Item }[] } | undefined): readonly Item[] =>
  troca?.saiu.map(({ item }) => item) ?? []

function picturedIn(item: Item): readonly { imagem?: string | undefined }[] {
  if ('alternativas' in item) return item.alternativas
  return 'textos' in item ? item.textos : [item]
}
