import type { z } from 'zod'
import { type ById, del, get, post, put, upload } from '../calls/call.ts'
import type { ListQuery } from '../fields/list.ts'
import type * as schema from './provas.schema.ts'

/** One exam of a vestibular, as it was handed out. */
export type Prova = z.infer<typeof schema.prova>

/** One of a list, which tells administrators how many questions it has. */
export type ProvaListada = z.infer<typeof schema.provaListada>

/** What an exam is made of: a name, and the rest where it is known. It is published unless told. */
export type NovaProva = z.infer<typeof schema.novaProva>

/** The changes to an exam; null or an empty text removes a field. */
export type MudancasDeProva = z.infer<typeof schema.mudancasDeProva>

/** An exam file (docs/exam-file.md) out of a PDF, to be reviewed; its images are addresses of files. */
export type ExameExtraido = z.infer<typeof schema.exameExtraido>

interface Listed {
  query?: ListQuery<'nome' | 'data' | 'vestibular' | 'publicada'>
}

export const provas = {
  list: get<ProvaListada[], Listed>('/provas', { acesso: 'publico' }),
  one: get<Prova, ById>('/provas/{id}', { acesso: 'publico' }),
  /** The same by the method that section 7 (docs/product/calls.md) names. */
  fetch: post<undefined, Prova, ById>('/provas/{id}', { acesso: 'publico' }),
  ofVestibular: get<ProvaListada[], ById & Listed>('/provas/vestibulares/{id}', {
    acesso: 'publico',
  }),
  create: post<NovaProva, Prova>('/provas', { acesso: 'administrador' }),
  update: put<MudancasDeProva, Prova, ById>('/provas/{id}', { acesso: 'administrador' }),
  /** Removes it with its questions, its themes and its files. */
  remove: del<null, ById>('/provas/{id}', { acesso: 'administrador' }),
  /**
   * Reads a booklet: its PDF, and its key, a PDF too or as it was typed. 422 says why
   * it cannot be read, 503 with `Retry-After` that too many are being read.
   */
  extractPdf: upload<ExameExtraido>('/provas/extract-pdf', {
    acesso: 'administrador',
    form: { files: ['file', 'gabarito'], texts: ['gabarito'] },
  }),
}
