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

/** The columns of the tables (tables.ts) of accounts, of their security, and of the log of changes to records. */
export interface TabelasDeContas {
  usuarios: VersionedRow & {
    nome: string
    email: string
    /** The e-mail in lower case, which is unique: so upper and lower case make no difference. */
    email_minusculo: string
    perfil: Perfil
    /** Null for an administrator. */
    funcao: Funcao | null
    /** The hash with its salt and parameters, in the format of argon2. */
    senha_hash: string
    /** A random text. A new value ends all sessions that began before. */
    versao_dos_tokens: string
    /** `nome` and `email` in the form in which they are searched and sorted. */
    busca: string
    criado_em: string
  }

  /** Sessions that a user ended, until their tokens expire. */
  sessoes_encerradas: {
    jti: string
    id_usuario: number
    expira_em: string
  }

  /** Failed sign-ins, sign-ups and reports, for as long as a limit counts them. */
  tentativas_de_acesso: {
    id: Generated<number>
    acao: 'entrada' | 'cadastro' | 'relato'
    /** A hash of the address; if only the account's own quota admitted the attempt, of the account and the address. */
    endereco: string
    /** A hash of the e-mail in the attempt, which need not have an account. */
    conta: string | null
    em: string
  }

  /** The audit log. */
  registro: {
    id: Generated<number>
    em: string
    /** The account that made the change; null for a visitor, and after the account is deleted. */
    id_usuario: number | null
    acao: Acao
    entidade: Entidade
    id_registro: number
    /** JSON: the record as its call returned it; null if it did not exist. */
    antes: string | null
    depois: string | null
    /** The act: all lines that one transaction wrote have the same value. */
    ato: string
    /** Whether this line names the act; each `ato` has one such line. */
    principal: boolean
    /** The line that this change restored, if it did. */
    restaura: number | null
    /** The search text (infra/lists/busca-do-registro.ts). */
    busca: string
  }

  /** Snapshots for restoring the records of lines of the log, for as long as this is possible. */
  retratos: {
    id_linha: number
    em: string
    /** JSON: a Retrato (domain/registro/take-retratos.ts). */
    conteudo: string
  }

  /** How many records an account sent since `desde`, for its limits (domain/accounts/limits/cotas.ts). */
  cotas: {
    id_usuario: number
    acao: 'tentativas' | 'simulados' | 'mudancas' | 'planos'
    desde: string
    quantas: number
  }

  /** How many passwords were hashed for a client (domain/accounts/limits/cotas-de-senhas.ts). */
  cotas_de_senhas: {
    /** A hash of the account or the address. */
    chave: string
    /** When the period ends and the count is deleted. */
    ate: string
    quantas: number
  }

  /** The addresses from which an account signed in (domain/accounts/limits/enderecos-conhecidos.ts). */
  enderecos_conhecidos: {
    id_usuario: number
    /** A hash, different for each account. */
    endereco: string
    /** The last day on which the account signed in from the address. */
    dia: string
  }

  comentarios_prontos: {
    id_usuario: number
    tecla: string
    texto: string
  }

  /** The draft of what an account is writing in a form, by the name of the form. */
  rascunhos: {
    id_usuario: number
    nome: string
    /** When it was written, by the clock of its device. */
    em: string
    conteudo: string
  }

  rascunho_da_redacao: RascunhoDaRedacao & {
    id_usuario: number
  }

  /** A mail that waits to be sent. After sending it is kept only if there is no mail server (domain/correio). */
  mensagens: {
    id: Generated<number>
    id_usuario: number
    para: string
    assunto: string
    texto: string
    criada_em: string
    /** When the mail's content is outdated; after that the mail is not sent. */
    vence_em: string
    /** When the next attempt to send it is due. */
    tentar_em: string
    tentativas: Generated<number>
    enviada_em: string | null
    /** The key that stops further mails of this kind; null for a mail that a user has just asked for. */
    chave_de_saida: string | null
  }

  /** The mails that an account wants; there is no row until the account has chosen. */
  avisos_por_email: {
    id_usuario: number
    /** The key that stops these mails without a session. It is part of each mail, and never changes. */
    chave: string
    /** When the account last made its choice. */
    desde: string
    /** Whether to mail that an essay of the account was corrected. */
    redacao_corrigida: boolean
  }

  ajustes_de_leitura: AjustesDeLeitura & {
    id_usuario: number
  }

  /** A question that an account keeps. */
  questoes_guardadas: {
    id_usuario: number
    id_questao: number
    anotacao: string
    /** JSON: the names of the account's lists that contain the question. */
    listas: string
    guardada_em: string
    /** The time of the last change or of the removal, by the clock of the device. */
    escrita_em: string
    /**
     * Whether the account no longer keeps the question. The row stays without its texts, so that an earlier change that
     * arrives late does not keep the question again.
     */
    removida: boolean
  }

  /** The keys in mailed links, each of which can be used once. */
  chaves_de_correio: {
    chave_hash: string
    id_usuario: number
    uso: 'senha' | 'email_atual' | 'email_novo'
    /** The new e-mail of the account; null for a new password. */
    email: string | null
    criada_em: string
    vence_em: string
  }
}
