import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './importacoes.schema.ts'

/** A booklet to read, by the addresses that `POST /envios` returned. Its answer key is a PDF or typed text. */
export type NovaImportacao = z.infer<typeof schema.novaImportacao>

/**
 * The import that was begun. `iguais` are the newest five imports of exactly the same file, so that the user can be
 * warned before importing it twice.
 */
export type ImportacaoIniciada = z.infer<typeof schema.importacaoIniciada>
export type LinhaDeImportacao = z.infer<typeof schema.linhaDeImportacao>

/** An import with its draft; `rascunho` is null before there is one. */
export type Importacao = z.infer<typeof schema.importacao>

/**
 * The draft: an exam file (docs/exam-file.md) that also says which questions and themes are approved. Its images are
 * addresses of files.
 */
export type CadernoDeExame = z.infer<typeof schema.cadernoDeExame>
export type QuestaoDoCaderno = CadernoDeExame['questoes'][number]
export type TemaDoCaderno = CadernoDeExame['redacoes'][number]
export type AtoDoCaderno = NonNullable<CadernoDeExame['ultimo_ato']>

/** A region of a page to read as text, as a question, or as a picture. */
export type TrechoPedido = z.infer<typeof schema.trechoPedido>
export type Trecho = z.infer<typeof schema.trecho>

/** An answer key that is added to a draft, as a PDF or as typed text. */
export type GabaritoTardio = z.infer<typeof schema.gabaritoTardio>

/** The prova that the draft becomes. */
export type NovaProvaImportada = z.infer<typeof schema.novaProvaImportada>
export type ProvaImportada = z.infer<typeof schema.provaImportada>

/** The maximum size of a draft, as bytes of its JSON in UTF-8. */
export const MAX_BYTES_DO_RASCUNHO = 1_500_000

const OPTIONS = { acesso: 'administrador', extensao: 'importacoes' } as const

/** The import of exams from PDFs into the database. Any administrator can continue an import that another one began. */
export const importacoes = {
  /** 503 with `Retry-After` while the queue is full; 409 `importacoes_demais` once 500 imports exist. */
  begin: post<NovaImportacao, ImportacaoIniciada>('/importacoes', OPTIONS),
  /** All imports, the newest first, without their drafts; never split into pages. */
  list: get<LinhaDeImportacao[]>('/importacoes', OPTIONS),
  one: get<Importacao, ById>('/importacoes/{id}', OPTIONS),
  /** The progress of one import, with the same fields as in `list`. */
  progress: get<LinhaDeImportacao, ById>('/importacoes/{id}/andamento', OPTIONS),
  /** Cancels an import that is waiting or being read; 409 `leitura_terminada` once its file has been read. */
  cancel: post<undefined, LinhaDeImportacao, ById>('/importacoes/{id}/cancelamento', OPTIONS),
  /** Saves the whole draft. 409 `versao_antiga` where the draft was saved by another request meanwhile. */
  save: put<z.infer<typeof schema.rascunhoSalvo>, LinhaDeImportacao, ById>(
    '/importacoes/{id}/rascunho',
    OPTIONS,
  ),
  /** Reads a region of a page of the import's PDF. */
  read: post<TrechoPedido, Trecho, ById>('/importacoes/{id}/trechos', OPTIONS),
  /**
   * Writes the answers of a key into the draft. 409 `versao_antiga` where the draft was saved by another request
   * meanwhile.
   */
  addKey: post<GabaritoTardio, LinhaDeImportacao, ById>('/importacoes/{id}/gabarito', OPTIONS),
  /**
   * Creates an unpublished prova from a draft, in one transaction. 422 with `campos` for questions and themes that are
   * not approved.
   */
  finish: post<NovaProvaImportada, ProvaImportada, ById>('/importacoes/{id}/prova', OPTIONS),
  /** Deletes the prova with everything that the import created; the draft returns to review. */
  undo: del<LinhaDeImportacao, ById>('/importacoes/{id}/prova', OPTIONS),
  /** Deletes the import; a prova that was created from it stays. */
  remove: del<null, ById>('/importacoes/{id}', OPTIONS),
}
