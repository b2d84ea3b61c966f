import type { z } from 'zod'
import { type ById, del, get, post, put } from '../calls/call.ts'
import type * as schema from './importacoes.schema.ts'

/** A booklet to read, by the addresses that `POST /envios` gave, and its key as a PDF or as it was pasted. */
export type NovaImportacao = z.infer<typeof schema.novaImportacao>

/** What was begun; `iguais` are the newest five imports of the very same file, to warn before it is imported twice. */
export type ImportacaoIniciada = z.infer<typeof schema.importacaoIniciada>
export type LinhaDeImportacao = z.infer<typeof schema.linhaDeImportacao>

/** An import with its draft, once there is one. */
export type Importacao = z.infer<typeof schema.importacao>

/** The draft: an exam file (docs/exam-file.md) with what was approved of it. Its images are addresses of files. */
export type CadernoDeExame = z.infer<typeof schema.cadernoDeExame>
export type QuestaoDoCaderno = CadernoDeExame['questoes'][number]
export type TemaDoCaderno = CadernoDeExame['redacoes'][number]
export type AtoDoCaderno = NonNullable<CadernoDeExame['ultimo_ato']>

/** A selected part of a page, as text or as a picture. */
export type TrechoPedido = z.infer<typeof schema.trechoPedido>
export type Trecho = z.infer<typeof schema.trecho>

/** A key for a draft, as a PDF or as it was typed. */
export type GabaritoTardio = z.infer<typeof schema.gabaritoTardio>

/** Which prova the draft becomes. */
export type NovaProvaImportada = z.infer<typeof schema.novaProvaImportada>
export type ProvaImportada = z.infer<typeof schema.provaImportada>

/** What a draft takes at most as JSON, in UTF-8. */
export const MAX_BYTES_DO_RASCUNHO = 1_500_000

const OPTIONS = { acesso: 'administrador', extensao: 'importacoes' } as const

/** Exams on their way from a PDF into the bank; any administrator goes on with what another one began. */
export const importacoes = {
  /** 503 with `Retry-After` while the queue is full; 409 `importacoes_demais` where there are 500. */
  begin: post<NovaImportacao, ImportacaoIniciada>('/importacoes', OPTIONS),
  /** The newest first: always whole, without drafts. */
  list: get<LinhaDeImportacao[]>('/importacoes', OPTIONS),
  one: get<Importacao, ById>('/importacoes/{id}', OPTIONS),
  /** How far it is: what `list` says of it. */
  progress: get<LinhaDeImportacao, ById>('/importacoes/{id}/andamento', OPTIONS),
  /** Ends what waits or is being read; 409 `leitura_terminada` afterwards. */
  cancel: post<undefined, LinhaDeImportacao, ById>('/importacoes/{id}/cancelamento', OPTIONS),
  /** The whole draft. 409 `versao_antiga` where it was saved meanwhile. */
  save: put<z.infer<typeof schema.rascunhoSalvo>, LinhaDeImportacao, ById>(
    '/importacoes/{id}/rascunho',
    OPTIONS,
  ),
  /** Reads a part of a page of its PDF. */
  read: post<TrechoPedido, Trecho, ById>('/importacoes/{id}/trechos', OPTIONS),
  /** Writes the answers of a key into the draft. 409 `versao_antiga` where it was saved meanwhile. */
  addKey: post<GabaritoTardio, LinhaDeImportacao, ById>('/importacoes/{id}/gabarito', OPTIONS),
  /**
   * Makes an unpublished prova of a draft whose questions are all approved, in one transaction.
   * 422 with `campos` for what is not approved.
   */
  finish: post<NovaProvaImportada, ProvaImportada, ById>('/importacoes/{id}/prova', OPTIONS),
  /** Removes the prova with all that the import brought; the draft is back in review. */
  undo: del<LinhaDeImportacao, ById>('/importacoes/{id}/prova', OPTIONS),
  /** Removes the import, not the prova that it has become. */
  remove: del<null, ById>('/importacoes/{id}', OPTIONS),
}
