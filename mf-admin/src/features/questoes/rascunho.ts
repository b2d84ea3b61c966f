import type { Alternativa, Questao, QuestaoCompleta, ReferenciaEmUso } from '@rumo/contract'

/** An image and what it says in words. */
export interface Imagem {
  url_imagem: string
  descricao: string
  largura: number | null
  altura: number | null
}

export interface AlternativaRascunho extends Imagem {
  /** Tells it from its siblings, wherever it stands. */
  chave: number
  /** Null for one that is new. */
  id: number | null
  texto: string
  comentario: string
  correta: boolean
}

export interface ReferenciaRascunho extends Imagem {
  chave: number
  /** Null for one that is new. */
  id: number | null
  versao: number | null
  /** How many questions and themes name it, this one included where it does. */
  usos: number
  titulo: string
  legenda: string
  texto: string
}

export type Situacao = NonNullable<Questao['situacao']>

/** A question while it is edited: what stands in its fields. */
export interface Rascunho {
  id_prova: number
  versao: number | null
  numero: string
  situacao: Situacao
  id_materia: string
  texto: string
  explicacao: string
  alternativas: readonly AlternativaRascunho[]
  referencias: readonly ReferenciaRascunho[]
}

export const SEM_IMAGEM: Imagem = { url_imagem: '', descricao: '', largura: null, altura: null }

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

/** What stands in the fields of a question that is there. */
export function rascunhoOf({ questao, alternativas, referencias }: QuestaoCompleta): Rascunho {
  return {
    id_prova: questao.id_prova,
    versao: questao.versao,
    numero: questao.numero ? String(questao.numero) : '',
    situacao: questao.situacao,
    id_materia: questao.id_materia ? String(questao.id_materia) : '',
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
    referencias: referencias.map((referencia, index) => referenciaOf(referencia, index + 1)),
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

/** What stands in the fields of a reference that is there. */
export const referenciaOf = (referencia: ReferenciaEmUso, chave: number): ReferenciaRascunho => ({
  chave,
  id: referencia.id,
  versao: referencia.versao,
  usos: referencia.usos,
  titulo: referencia.titulo ?? '',
  legenda: referencia.legenda ?? '',
  texto: referencia.texto ?? '',
  ...imagemOf(referencia),
})

export const emptyReferencia = (chave: number): ReferenciaRascunho => ({
  chave,
  id: null,
  versao: null,
  usos: 0,
  titulo: '',
  legenda: '',
  texto: '',
  ...SEM_IMAGEM,
})

type WithImagem = Pick<Alternativa, 'url_imagem' | 'descricao' | 'largura' | 'altura'>

const imagemOf = ({ url_imagem, descricao, largura, altura }: WithImagem): Imagem => ({
  url_imagem: url_imagem ?? '',
  descricao: descricao ?? '',
  largura: largura ?? null,
  altura: altura ?? null,
})

/** The same, to be saved over what somebody else saved meanwhile. */
export function withVersoesOf(rascunho: Rascunho, now: Rascunho): Rascunho {
  const versoes = new Map(now.referencias.map(({ id, versao }) => [id, versao]))
  return {
    ...rascunho,
    versao: now.versao,
    referencias: rascunho.referencias.map((referencia) => ({
      ...referencia,
      // One that the question names no more is written without asking.
      versao: referencia.id === null ? null : (versoes.get(referencia.id) ?? null),
    })),
  }
}
