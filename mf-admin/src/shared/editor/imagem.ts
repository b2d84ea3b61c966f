import type { Alternativa } from '@rumo/contract'
import { isNumber, isText, orNull, shapeOf, type Guarded } from '@rumo/contract/shapes'

export const IMAGEM_SHAPE = {
  url_imagem: isText,
  descricao: isText,
  largura: orNull(isNumber),
  altura: orNull(isNumber),
}

const isImagem = shapeOf(IMAGEM_SHAPE)

/** An image and its description, as the fields of a form hold them. */
export type Imagem = Guarded<typeof isImagem>

export const SEM_IMAGEM: Imagem = { url_imagem: '', descricao: '', largura: null, altura: null }

type WithImagem = Pick<Alternativa, 'url_imagem' | 'descricao' | 'largura' | 'altura'>

export const imagemOf = ({ url_imagem, descricao, largura, altura }: WithImagem): Imagem => ({
  url_imagem: url_imagem ?? '',
  descricao: descricao ?? '',
  largura: largura ?? null,
  altura: altura ?? null,
})

/** The fields to send for an image. Without an image, the description is left out as well. */
export const sentImagem = ({ url_imagem, descricao, largura, altura }: Imagem) =>
  url_imagem === ''
    ? { url_imagem: '', descricao: '', largura: null, altura: null }
    : { url_imagem, descricao, largura, altura }

/** An image in words: the name of its file and its description; empty without an image. */
export const imagemInWords = ({ url_imagem, descricao }: Imagem): string =>
  url_imagem === '' ? '' : `Imagem ${url_imagem.split('/').at(-1) ?? ''}: ${descricao}`

/** The image as a candidate would get it with the current content of the form. */
export const shownImagem = ({ url_imagem, descricao, largura, altura }: Imagem) => ({
  url_imagem: url_imagem || null,
  descricao: descricao || null,
  largura,
  altura,
})
