import type { CadernoDeExame } from '@rumo/contract'
import type { Selectable } from 'kysely'
import { nameOfKey } from '../../infra/files/file-name.ts'
import type { PaginaGuardada } from '../../domain/leitura/keep-pictures.ts'
import { keyIn } from '../../infra/files/storage.ts'
import type { Tables } from '../../infra/tables/tables.ts'

type Row = Selectable<Tables['importacoes']>

/** The names of all files that an import names (infra/files/file-name.ts), each once. */
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

function imagesIn({ questoes, redacoes, referencias }: CadernoDeExame): string[] {
  const pictured = [
    ...questoes.flatMap(({ alternativas }) => alternativas),
    ...referencias,
    ...redacoes.flatMap(({ textos }) => textos),
  ]
  return pictured.map(({ imagem = '' }) => imagem)
}
