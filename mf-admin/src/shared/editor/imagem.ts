import type { Alternativa } from '@rumo/contract'
import { isNumber, isText, orNull } from '@rumo/contract/shapes'

/** An image and what it says in words, as they stand in the fields of a form. */
export interface Imagem {
  url_imagem: string
  descricao: string
  largura: number | null
  altura: number | null
}

/** A guard for each of its fields. */
export const IMAGEM_SHAPE = {
  url_imagem: isText,
  descricao: isText,
  largura: orNull(isNumber),
  altura: orNull(isNumber),
}

export const SEM_IMAGEM: Imagem = { url_imagem: '', descricao: '', largura: null, altura: null }

type WithImagem = Pick<Alternativa, 'url_imagem' | 'descricao' | 'largura' | 'altura'>

export const imagemOf = ({ url_imagem, descricao, largura, altura }: WithImagem): Imagem => ({
  url_imagem: url_imagem ?? '',
  descricao: descricao ?? '',
  largura: largura ?? null,
  altura: altura ?? null,
})

/** What is sent of an image: without one there is nothing to describe. */
export const sentImagem = ({ url_imagem, descricao, largura, altura }: Imagem) =>
  url_imagem === ''
    ? { url_imagem: '', descricao: '', largura: null, altura: null }
    : { url_imagem, descricao, largura, altura }

/** An image by its file and its description; empty without one. */
export const imagemInWords = ({ url_imagem, descricao }: Imagem): string =>
  url_imagem === '' ? '' : `Imagem ${url_imagem.split('/').at(-1) ?? ''}: ${descricao}`

/** An image as a candidate would get it now. */
export const shownImagem = ({ url_imagem, descricao, largura, altura }: Imagem) => ({
  url_imagem: url_imagem || null,
  descricao: descricao || null,
  largura,
  altura,
})
