import type { z } from 'zod'
import { type ById, del, get, post, put, upload } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './provas.schema.ts'

/** One exam of a vestibular, as the college handed it out. */
export type Prova = z.infer<typeof schema.prova>

/** A prova in a list; for administrators with its number of questions. */
export type ProvaListada = z.infer<typeof schema.provaListada>

/** A prova to create: only the name is required. The prova is published unless `publicada` is false. */
export type NovaProva = z.infer<typeof schema.novaProva>

/** Changes of a prova; null or an empty text clears a field. */
export type MudancasDeProva = z.infer<typeof schema.mudancasDeProva>

/**
 * An exam file (docs/exam-file.md) that was read from a PDF and has to be reviewed. Its images are addresses of files.
 */
export type ExameExtraido = z.infer<typeof schema.exameExtraido>

interface Listed {
  query?: ListQuery<'nome' | 'data' | 'vestibular' | 'publicada'>
}

export const provas = {
  list: get<ProvaListada[], Listed>('/provas', { acesso: 'publico' }),
  one: get<Prova, ById>('/provas/{id}', { acesso: 'publico' }),
  /** The same answer as `one`, by the HTTP method that section 7 (docs/product/calls.md) names. */
  fetch: post<undefined, Prova, ById>('/provas/{id}', { acesso: 'publico' }),
  ofVestibular: get<ProvaListada[], ById & Listed>('/provas/vestibulares/{id}', {
    acesso: 'publico',
  }),
  create: post<NovaProva, Prova>('/provas', { acesso: 'administrador' }),
  update: put<MudancasDeProva, Prova, ById>('/provas/{id}', { acesso: 'administrador' }),
  /** Deletes the prova with its questions, themes and files. */
  remove: del<null, ById>('/provas/{id}', { acesso: 'administrador' }),
  /**
   * Reads a booklet: its PDF, and an optional answer key as a PDF or as typed text. 422 with the reason where the file
   * cannot be read; 503 with `Retry-After` while too many files are being read.
   */
  extractPdf: upload<ExameExtraido>('/provas/extract-pdf', {
    acesso: 'administrador',
    form: { files: ['file', 'gabarito'], texts: ['gabarito'] },
  }),
}
