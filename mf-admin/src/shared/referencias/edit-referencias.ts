import type { ReferenciaEmUso } from '@rumo/contract'
import type { Imagem } from '../editor/imagem.ts'
import { changed, moved, nextChave, without } from '../editor/itens.ts'
import { emptyReferencia, referenciaOf, type ReferenciaRascunho } from './referencias-rascunho.ts'

export type EdicaoDeReferencias =
  | { type: 'set-referencia'; chave: number; mudancas: Partial<ReferenciaRascunho> }
  /** Null: adds an empty reference. */
  | { type: 'add-referencia'; referencia: ReferenciaEmUso | null }
  | { type: 'add-imagem'; imagem: Imagem }
  | { type: 'move-referencia'; chave: number; to: number }
  | { type: 'remove-referencia'; chave: number }

type Referencias = readonly ReferenciaRascunho[]

export function editReferencias(
  referencias: Referencias,
  edicao: EdicaoDeReferencias,
): Referencias {
  switch (edicao.type) {
    case 'set-referencia':
      return changed(referencias, edicao.chave, edicao.mudancas)
    case 'add-referencia':
      return withReferencia(referencias, edicao.referencia)
    case 'add-imagem':
      return [...referencias, { ...emptyReferencia(nextChave(referencias)), ...edicao.imagem }]
    case 'move-referencia':
      return moved(referencias, edicao.chave, edicao.to)
    case 'remove-referencia':
      return without(referencias, edicao.chave)
    default:
      return edicao satisfies never
  }
}

/** Adds a reference, unless it is already in the list. */
function withReferencia(referencias: Referencias, referencia: ReferenciaEmUso | null): Referencias {
  const chave = nextChave(referencias)
  if (referencia === null) return [...referencias, emptyReferencia(chave)]
  if (referencias.some(({ id }) => id === referencia.id)) return referencias
  return [...referencias, referenciaOf({ ...referencia, usos: referencia.usos + 1 }, chave)]
}

/** Adds a new reference with this text; null adds none. */
export const withTexto = (referencias: Referencias, texto: string | null): Referencias =>
  texto === null
    ? referencias
    : [...referencias, { ...emptyReferencia(nextChave(referencias)), texto }]
