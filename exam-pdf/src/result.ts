import type { Region } from './model.ts'

/** A possible problem of a question; `mensagem` is for people. */
export interface Problema {
  codigo: ProblemaCodigo
  mensagem: string
}

export type ProblemaCodigo =
  | 'alternativas_incompletas'
  | 'alternativa_vazia'
  | 'alternativa_com_imagem'
  | 'enunciado_vazio'
  | 'anuncio_no_texto'
  | 'caracteres_desconhecidos'
  | 'comeco_de_texto'
  | 'figura_com_texto'
  | 'figura_entre_alternativas'
  | 'fim_de_alternativa'
  | 'formula'
  | 'letra_no_texto'
  | 'numero_antes_ausente'
  | 'numero_repetido'
  | 'sem_resposta'
  | 'tabela'
  | 'texto_anunciado_vazio'
  | 'texto_depois_das_alternativas'
/** A picture to cut out of a page; `nome` is the name of its file. */
export interface Recorte {
  nome: string
  regiao: Region
}

export interface AlternativaExtraida {
  nome: string
  texto?: string
  imagem?: string
  correta?: boolean
}

export interface QuestaoExtraida {
  numero: number
  materia?: string
  texto: string
  alternativas: AlternativaExtraida[]
  /** Ids of referências. */
  referencias: string[]
  anulada?: true
  retificada?: true
  /** The page on which the question begins, counted from 1. */
  pagina: number
  /** The region of the question's first part, in the column in which it begins. */
  regiao: Region
  /** The regions of its further parts, in other columns or on other pages. */
  continua: Region[]
  /** From 0 to 1. */
  confianca: number
  problemas: Problema[]
}

export interface ReferenciaExtraida {
  id: string
  titulo?: string
  texto?: string
  imagem?: string
  legenda?: string
  /** The numbers of the questions that the referência is for. */
  faixa: number[]
  regioes: Region[]
}

export interface RedacaoExtraida {
  tema: string
  textos: { titulo?: string; texto?: string; imagem?: string; legenda?: string }[]
  /** The instructions, as they are printed. */
  instrucoes: string
  regioes: Region[]
  problemas: Problema[]
}

/** The content of a booklet. */
export interface Extracao {
  /** The version of this format. */
  versao: 1
  paginas: number
  questoes: QuestaoExtraida[]
  referencias: ReferenciaExtraida[]
  /** The essay themes; a booklet usually has one or none. */
  redacoes: RedacaoExtraida[]
  /** The numbers between the first and the last question that were not found. */
  numeros_ausentes: number[]
  recortes: Recorte[]
}

/** A question that was read from a region that a user marked. */
export interface QuestaoLida extends Pick<QuestaoExtraida, 'texto'> {
  alternativas: Pick<AlternativaExtraida, 'nome' | 'texto'>[]
}
