import type { CadernoDeExame, Importacao } from '@rumo/contract'

/** The calls that a keeper makes. Both reject with an ApiError. */
export interface Servidor {
  save: (
    id: number,
    body: { versao: number; rascunho: CadernoDeExame },
  ) => Promise<{ versao: number }>
  find: (id: number) => Promise<Importacao>
}

/** The draft that was not saved when the session ended, with the server's version and draft on which it is based. */
export interface Deixado {
  versao: number
  caderno: CadernoDeExame
  base: CadernoDeExame
}
