import type { CadernoDeExame, Importacao } from '@rumo/contract'

/** What a keeper asks of the server. Both reject with an ApiError. */
export interface Servidor {
  save: (
    id: number,
    body: { versao: number; rascunho: CadernoDeExame },
  ) => Promise<{ versao: number }>
  find: (id: number) => Promise<Importacao>
}

/** What was not saved when the session ended, and what of the server's it was made of. */
export interface Deixado {
  versao: number
  caderno: CadernoDeExame
  base: CadernoDeExame
}
