import type { Questao, QuestaoCompleta } from '@rumo/contract'
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
} from '@rumo/contract/shapes'
import { IMAGEM_SHAPE, imagemOf, SEM_IMAGEM, type Imagem } from '../../shared/editor/imagem.ts'
import {
  isReferenciaRascunho,
  referenciasOf,
  withVersoesOf as referenciasWithVersoesOf,
  type ReferenciaRascunho,
} from '../../shared/referencias/referencias-rascunho.ts'

export interface AlternativaRascunho extends Imagem {
  /** Tells it from its siblings, wherever it stands. */
  chave: number
  /** Null for one that is new. */
  id: number | null
  texto: string
  comentario: string
  correta: boolean
}

export type Situacao = NonNullable<Questao['situacao']>

/** A question while it is edited: what stands in its fields. */
export interface Rascunho {
  id_prova: number
  versao: number | null
  numero: string
  situacao: Situacao
  id_materia: string
  /** Missing where the server keeps none, and in what an earlier release kept. */
  id_assunto?: string | undefined
  texto: string
  explicacao: string
  alternativas: readonly AlternativaRascunho[]
  referencias: readonly ReferenciaRascunho[]
}

export const isRascunho = shapeOf<Rascunho>({
  id_prova: isNumber,
  versao: orNull(isNumber),
  numero: isText,
  situacao: oneOf('normal', 'anulada', 'retificada'),
  id_materia: isText,
  id_assunto: orMissing(isText),
  texto: isText,
  explicacao: isText,
  alternativas: listOf(
    shapeOf<AlternativaRascunho>({
      ...IMAGEM_SHAPE,
      chave: isNumber,
      id: orNull(isNumber),
      texto: isText,
      comentario: isText,
      correta: isFlag,
    }),
  ),
  referencias: listOf(isReferenciaRascunho),
})

const USUAL_ALTERNATIVAS = 5

/** A question that is new: five alternatives with nothing in them. */
export function newRascunho(id_prova: number, numero: number | null): Rascunho {
  return {
    id_prova,
    versao: null,
    numero: numero === null ? '' : String(numero),
    situacao: 'normal',
    id_materia: '',
    texto: '',
    explicacao: '',
    alternativas: Array.from({ length: USUAL_ALTERNATIVAS }, (_, index) =>
      emptyAlternativa(index + 1),
    ),
    referencias: [],
  }
}

export function rascunhoOf({ questao, alternativas, referencias }: QuestaoCompleta): Rascunho {
  return {
    id_prova: questao.id_prova,
    versao: questao.versao,
    numero: questao.numero ? String(questao.numero) : '',
    situacao: questao.situacao,
    id_materia: questao.id_materia ? String(questao.id_materia) : '',
    ...(questao.id_assunto !== undefined && { id_assunto: String(questao.id_assunto ?? '') }),
    texto: questao.texto,
    explicacao: questao.explicacao ?? '',
    alternativas: alternativas.map((alternativa, index) => ({
      chave: index + 1,
      id: alternativa.id,
      texto: alternativa.texto,
      comentario: alternativa.comentario ?? '',
      correta: alternativa.correta,
      ...imagemOf(alternativa),
    })),
    referencias: referenciasOf(referencias),
  }
}

/** A question that is new, as another one is written; its references are the same. */
export function duplicateOf(completa: QuestaoCompleta, numero: number | null): Rascunho {
  const rascunho = rascunhoOf(completa)
  return {
    ...rascunho,
    versao: null,
    numero: numero === null ? '' : String(numero),
    situacao: 'normal',
    alternativas: rascunho.alternativas.map((alternativa) => ({ ...alternativa, id: null })),
  }
}

export const emptyAlternativa = (chave: number): AlternativaRascunho => ({
  chave,
  id: null,
  texto: '',
  comentario: '',
  correta: false,
  ...SEM_IMAGEM,
})

/** The same, to overwrite what another user saved meanwhile. */
export const withVersoesOf = (rascunho: Rascunho, now: Rascunho): Rascunho => ({
  ...rascunho,
  versao: now.versao,
  referencias: referenciasWithVersoesOf(rascunho.referencias, now.referencias),
})
