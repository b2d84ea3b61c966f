import type { Acao, Entidade, Perfil } from '@rumo/contract'
import type { Generated } from 'kysely'
import type {
  DiasDeMateria,
  Planos,
  Recorrecoes,
  RedacoesEnviadas,
  Revisoes,
  Simulados,
  SimuladosQuestoes,
  Tentativas,
} from './estudante-tables.ts'

/**
 * Every table with its columns: integer, text or real; a boolean is 0 or 1 in the database. A table that one
 * module alone writes is declared in its repository, which adds it.
 */
export interface Tables {
  vestibulares: Vestibulares
  provas: Provas
  materias: Materias
  questoes: Questoes
  alternativas: Alternativas
  referencias: Referencias
  questoes_referencias: QuestoesReferencias
  redacoes: Redacoes
  redacoes_referencias: RedacoesReferencias
  conteudo: Conteudo
  demonstracao: Demonstracao
  usuarios: Usuarios
  sessoes_encerradas: SessoesEncerradas
  tentativas_de_acesso: TentativasDeAcesso
  registro: Registro
  relatos: Relatos
  arquivos_sem_uso: ArquivosSemUso
  simulados: Simulados
  simulados_questoes: SimuladosQuestoes
  recorrecoes: Recorrecoes
  tentativas: Tentativas
  dias_de_materia: DiasDeMateria
  planos: Planos
  revisoes: Revisoes
  redacoes_enviadas: RedacoesEnviadas
}

/** The names of the tables that have these columns. */
export type TablesWith<Columns> = {
  [Table in keyof Tables]: Tables[Table] extends Columns ? Table : never
}[keyof Tables]

/** The columns that hold a boolean. */
export const BOOLEAN_COLUMNS = [
  'alternativas_completas',
  'correta',
  'publicada',
  'resolvido',
] as const

interface Vestibulares {
  id: Generated<number>
  ano: number
  semestre: 1 | 2
  /** How often it was written. */
  versao: Generated<number>
}

interface Provas {
  id: Generated<number>
  nome: string
  instrucoes: string | null
  url_arquivo: string | null
  id_vestibular: number | null
  data: string | null
  duracao_minutos: number | null
  publicada: Generated<boolean>
  url_gabarito: string | null
  /** `nome` as searching and sorting see it. */
  busca: string
  /** How often it was written. */
  versao: Generated<number>
}

interface Materias {
  id: Generated<number>
  nome: string
  /** `nome` as searching and sorting see it. */
  busca: string
  /** How often it was written. */
  versao: Generated<number>
}

interface Questoes {
  id: Generated<number>
  id_prova: number
  id_materia: number | null
  numero: number | null
  texto: string
  situacao: Generated<'normal' | 'anulada' | 'retificada'>
  explicacao: string | null
  /** Since when it is kept only for the attempts that hold it. */
  retirada_em: string | null
  /** Its text and its alternatives' as infra/trigrams.ts writes them. */
  busca: string
  /** How many of its alternatives are right, as infra/derive-questao.ts counts them. */
  respostas_certas: number
  /** Whether it has two alternatives at least and none is empty. */
  alternativas_completas: boolean
  /** How often it was written. */
  versao: Generated<number>
}

interface Alternativas {
  id: Generated<number>
  id_questao: number
  nome: string
  texto: string
  correta: boolean
  comentario: string | null
  url_imagem: string | null
  descricao: string | null
  largura: number | null
  altura: number | null
  ordem: number
}

interface Referencias {
  id: Generated<number>
  titulo: string | null
  legenda: string | null
  texto: string | null
  url_imagem: string | null
  descricao: string | null
  largura: number | null
  altura: number | null
  /** How often it was written. */
  versao: Generated<number>
  /** Its texts as infra/trigrams.ts writes them. */
  busca: string
}

interface QuestoesReferencias {
  id_questao: number
  id_referencia: number
  ordem: number
}

interface Redacoes {
  id: Generated<number>
  id_prova: number
  /** The text of the theme. */
  instrucoes: string
  /** The same as searching and sorting see it. */
  busca: string
  /** How often it was written. */
  versao: Generated<number>
}

interface RedacoesReferencias {
  id_redacao: number
  id_referencia: number
  ordem: number
}

/** One row: a number that grows with every change of what is published. */
interface Conteudo {
  id: 1
  versao: number
}

/** What exam files ever loaded, the demonstration data's too, by its stable key, and what it became. */
interface Demonstracao {
  chave: string
  id_registro: number
}

interface Usuarios {
  id: Generated<number>
  nome: string
  email: string
  /** By it one e-mail is one account, however it is written. */
  email_minusculo: string
  perfil: Perfil
  /** With its salt and its parameters, as argon2 writes it. */
  senha_hash: string
  /** Random; another one ends all tokens that were given before. */
  versao_dos_tokens: string
  /** How often it was written. */
  versao: Generated<number>
  /** `nome` and `email` as searching and sorting see them. */
  busca: string
  criado_em: string
}

/** Tokens that their owner ended, until they expire by themselves. */
interface SessoesEncerradas {
  jti: string
  id_usuario: number
  expira_em: string
}

/** What the limits count, for as long as they do: failures to enter, sign-ups, and reports. */
interface TentativasDeAcesso {
  id: Generated<number>
  acao: 'entrada' | 'cadastro' | 'relato'
  /** A hash: from where. */
  endereco: string
  /** A hash: into which account, which need not exist. */
  conta: string | null
  em: string
}

/** The audit log. */
interface Registro {
  id: Generated<number>
  em: string
  /** Who did it; null where nobody had entered, and once that account is gone. */
  id_usuario: number | null
  acao: Acao
  entidade: Entidade
  id_registro: number
  /** JSON: the record as its call gave it; null where it was not there. */
  antes: string | null
  depois: string | null
}

/** That somebody found an error in a question. */
interface Relatos {
  id: Generated<number>
  id_questao: number
  texto: string
  /** For an answer; null where whoever wrote it wants none, and once the account of that e-mail is gone. */
  email: string | null
  criado_em: string
  resolvido: Generated<boolean>
}

/** Files of the storage that no record names, and since when that was seen. */
interface ArquivosSemUso {
  chave: string
  desde: string
}
