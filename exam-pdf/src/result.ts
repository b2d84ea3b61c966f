import type { Region } from './model.ts'

/** The possible problems of a question; the sentences are for people. */
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
/** A picture that is cut out of a page, by the name of its file. */
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
  /** Where it begins, from 1. */
  pagina: number
  /** Where it begins, with its first column's part of it. */
  regiao: Region
  /** Its parts in further columns and pages. */
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
  /** The questions that it serves. */
  faixa: number[]
  regioes: Region[]
}

export interface RedacaoExtraida {
  tema: string
  textos: { titulo?: string; texto?: string; imagem?: string; legenda?: string }[]
  /** Its guidance, as printed. */
  instrucoes: string
  regioes: Region[]
  problemas: Problema[]
}

/** The content of a booklet. */
export interface Extracao {
  /** Of this format. */
  versao: 1
  paginas: number
  questoes: QuestaoExtraida[]
  referencias: ReferenciaExtraida[]
  /** The themes of the essay; most often one or none. */
  redacoes: RedacaoExtraida[]
  /** Numbers between the first and the last that were not found. */
  numeros_ausentes: number[]
  recortes: Recorte[]
}

/** A question that was read by itself. */
export interface QuestaoLida extends Pick<QuestaoExtraida, 'texto'> {
  alternativas: Pick<AlternativaExtraida, 'nome' | 'texto'>[]
}
