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
  type Guarded,
} from '@rumo/contract/shapes'
import { IMAGEM_SHAPE, imagemOf, SEM_IMAGEM } from '../../shared/editor/imagem.ts'
import {
  isReferenciaRascunho,
  referenciasOf,
  withVersoesOf as referenciasWithVersoesOf,
  type ReferenciaRascunho,
} from '../../shared/referencias/referencias-rascunho.ts'

const isAlternativaRascunho = shapeOf({
  ...IMAGEM_SHAPE,
  /** Identifies the alternative, whatever its place. */
  chave: isNumber,
  /** Null for a new alternative. */
  id: orNull(isNumber),
  texto: isText,
  comentario: isText,
  correta: isFlag,
})

export type AlternativaRascunho = Guarded<typeof isAlternativaRascunho>

export type Situacao = NonNullable<Questao['situacao']>

/** The content of the fields while a question is edited. */
export interface Rascunho {
  id_prova: number
  versao: number | null
  numero: string
  situacao: Situacao
  id_materia: string
  /** Missing on a server without assuntos, and in drafts that an earlier release kept. */
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
  alternativas: listOf(isAlternativaRascunho),
  referencias: listOf(isReferenciaRascunho),
})

const USUAL_ALTERNATIVAS = 5

/** A new question with five empty alternatives. */
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

/** A new question with the content of another one. Both share the same references. */
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

/** The draft with the stored version numbers, so that saving replaces what another user saved meanwhile. */
export const withVersoesOf = (rascunho: Rascunho, now: Rascunho): Rascunho => ({
  ...rascunho,
  versao: now.versao,
  referencias: referenciasWithVersoesOf(rascunho.referencias, now.referencias),
})
