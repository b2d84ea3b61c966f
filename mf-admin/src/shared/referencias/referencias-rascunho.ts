import type { QuestaoEditada, Referencia, ReferenciaEmUso } from '@rumo/contract'
import { isNumber, isText, orNull, shapeOf, type Guarded } from '@rumo/contract/shapes'
import { IMAGEM_SHAPE, imagemOf, SEM_IMAGEM, sentImagem, shownImagem } from '../editor/imagem.ts'

export const isReferenciaRascunho = shapeOf({
  ...IMAGEM_SHAPE,
  chave: isNumber,
  /** Null for a new reference. */
  id: orNull(isNumber),
  versao: orNull(isNumber),
  /** How many questions and themes use the reference, including the edited one if it does. */
  usos: isNumber,
  titulo: isText,
  legenda: isText,
  /** Where the text or image was found, and when. */
  informacao_acesso: isText,
  texto: isText,
})

/** The content of the fields of a reference while its question or theme is edited. */
export type ReferenciaRascunho = Guarded<typeof isReferenciaRascunho>

export const referenciaOf = (referencia: ReferenciaEmUso, chave: number): ReferenciaRascunho => ({
  chave,
  id: referencia.id,
  versao: referencia.versao,
  usos: referencia.usos,
  titulo: referencia.titulo ?? '',
  legenda: referencia.legenda ?? '',
  informacao_acesso: referencia.informacao_acesso ?? '',
  texto: referencia.texto ?? '',
  ...imagemOf(referencia),
})

export const referenciasOf = (referencias: readonly ReferenciaEmUso[]) =>
  referencias.map((referencia, index) => referenciaOf(referencia, index + 1))

export const emptyReferencia = (chave: number): ReferenciaRascunho => ({
  chave,
  id: null,
  versao: null,
  usos: 0,
  titulo: '',
  legenda: '',
  informacao_acesso: '',
  texto: '',
  ...SEM_IMAGEM,
})

type Referencias = readonly ReferenciaRascunho[]

/** The references with the stored version numbers, so that saving replaces what another user saved meanwhile. */
export function withVersoesOf(referencias: Referencias, now: Referencias): Referencias {
  const versoes = new Map(now.map(({ id, versao }) => [id, versao]))
  return referencias.map((referencia) => ({
    ...referencia,
    // Null for a reference that the stored record no longer has: without a version the server replaces it unchecked.
    versao: referencia.id === null ? null : (versoes.get(referencia.id) ?? null),
  }))
}

export const sentReferencias = (referencias: Referencias): QuestaoEditada['referencias'] =>
  referencias.map(({ id, versao, titulo, legenda, informacao_acesso, texto, ...imagem }) => ({
    ...(id !== null && { id }),
    ...(versao !== null && { versao }),
    titulo,
    legenda,
    informacao_acesso,
    texto,
    ...sentImagem(imagem),
  }))

/** The references as a candidate would get them with the current content of the form. */
export const shownReferencias = (referencias: Referencias): Referencia[] =>
  referencias.map((referencia) => ({
    id: referencia.chave,
    titulo: referencia.titulo || null,
    legenda: referencia.legenda || null,
    informacao_acesso: referencia.informacao_acesso || null,
    texto: referencia.texto || null,
    ...shownImagem(referencia),
  }))
