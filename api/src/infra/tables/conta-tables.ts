import type {
  Acao,
  AjustesDeLeitura,
  Entidade,
  Funcao,
  Perfil,
  RascunhoDaRedacao,
} from '@rumo/contract'
import type { Generated } from 'kysely'
import type { VersionedRow } from './conteudo-tables.ts'

// Accounts, what keeps them safe, and what they did to records: columns of tables.ts.

export interface Usuarios extends VersionedRow {
  nome: string
  email: string
  /** By it one e-mail is one account, however it is written. */
  email_minusculo: string
  perfil: Perfil
  /** Null of an administrator. */
  funcao: Funcao | null
  /** With its salt and its parameters, as argon2 writes it. */
  senha_hash: string
  /** Random; another one ends all tokens that were given before. */
  versao_dos_tokens: string
  /** `nome` and `email` as searching and sorting see them. */
  busca: string
  criado_em: string
}

/** Tokens that their owner ended, until they expire by themselves. */
export interface SessoesEncerradas {
  jti: string
  id_usuario: number
  expira_em: string
}

/** What the limits count, for as long as they do: failed sign-ins, sign-ups, and reports. */
export interface TentativasDeAcesso {
  id: Generated<number>
  acao: 'entrada' | 'cadastro' | 'relato'
  /** A hash: from where, or where an account is known there, of both. */
  endereco: string
  /** A hash: into which account, which need not exist. */
  conta: string | null
  em: string
}

/** The audit log. */
export interface Registro {
  id: Generated<number>
  em: string
  /** Who did it; null for a visitor, and once that account is gone. */
  id_usuario: number | null
  acao: Acao
  entidade: Entidade
  id_registro: number
  /** JSON: the record as its call gave it; null where it was not there. */
  antes: string | null
  depois: string | null
  /** What was done at once, in one transaction, has the same. */
  ato: string
  /** Whether what was done is named by this line: one of each `ato` is. */
  principal: boolean
  /** The line whose record was brought back. */
  restaura: number | null
  /** Its words as busca-do-registro.ts writes them. */
  busca: string
}

/** What it takes to bring back the record of a line, for as long as that can be. */
export interface Retratos {
  id_linha: number
  em: string
  /** JSON: a Retrato (domain/registro/take-retratos.ts). */
  conteudo: string
}

/** How much an account brought since an instant, of what a limit counts (accounts/cotas.ts). */
export interface Cotas {
  id_usuario: number
  acao: 'tentativas' | 'simulados' | 'mudancas' | 'planos'
  desde: string
  quantas: number
}

/** How many passwords were hashed (accounts/cotas-de-senhas.ts). */
export interface CotasDeSenhas {
  /** A hash: for which account, or from where. */
  chave: string
  /** When they are forgotten. */
  ate: string
  quantas: number
}

/** From where an account signed in (accounts/enderecos-conhecidos.ts). */
export interface EnderecosConhecidos {
  id_usuario: number
  /** A hash, another one for each account. */
  endereco: string
  /** The last day on which it did. */
  dia: string
}

export interface ComentariosProntos {
  id_usuario: number
  tecla: string
  texto: string
}

/** What an account was writing in a form, by its name. */
export interface Rascunhos {
  id_usuario: number
  nome: string
  /** When it was written, by the clock of its device. */
  em: string
  conteudo: string
}

export interface TabelaDoRascunhoDaRedacao extends RascunhoDaRedacao {
  id_usuario: number
}

/** A mail that waits to go out; one that went is kept only where it is shown (domain/correio). */
export interface Mensagens {
  id: Generated<number>
  id_usuario: number
  para: string
  assunto: string
  texto: string
  criada_em: string
  /** When it says nothing that is still true. */
  vence_em: string
  /** When it is tried next. */
  tentar_em: string
  tentativas: Generated<number>
  enviada_em: string | null
  /** What stops more of its kind; null where one asked for this very mail. */
  chave_de_saida: string | null
}

/** Of what an account wants to be told by mail, once it has chosen. */
export interface AvisosPorEmail {
  id_usuario: number
  /** What stops it, without a session: each mail has it, and it stays the same. */
  chave: string
  /** When it was chosen last. */
  desde: string
  /** That an essay of theirs was corrected. */
  redacao_corrigida: boolean
}

export interface TabelaDeLeitura extends AjustesDeLeitura {
  id_usuario: number
}

/** A question that an account keeps. */
export interface QuestoesGuardadas {
  id_usuario: number
  id_questao: number
  anotacao: string
  /** JSON: the names of its lists. */
  listas: string
  guardada_em: string
  /** When the last of this was written, or it was removed, by the clock of the device. */
  escrita_em: string
  /** Whether it was removed since: without its words, so that an earlier writing that comes late does not keep it again. */
  removida: boolean
}

/** What a mail brought and is to be shown again, once. */
export interface ChavesDeCorreio {
  chave_hash: string
  id_usuario: number
  uso: 'senha' | 'email_atual' | 'email_novo'
  /** The e-mail that the account is to have; null for a password. */
  email: string | null
  criada_em: string
  vence_em: string
}
