import type { z } from 'zod'
import { type ById, get } from '../calls/call.ts'
import type { dependenciasDeRegistro } from './dependencias.schema.ts'
import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'
import type { Entidade } from '../registro/registro.ts'

/** The nouns whose records one removes in the back office. */
export const COM_DEPENDENCIAS = [
  ...NOUNS_OF_SECTION_7,
  ...OUR_NOUNS,
  ...(['questoes', 'redacoes'] as const),
].toSorted() satisfies readonly Entidade[]

/** Such a noun. */
export type ComDependencias = (typeof COM_DEPENDENCIAS)[number]

/** What hangs on a record, for the question whether to remove it. */
export type Dependencias = z.infer<typeof dependenciasDeRegistro>

interface OfRecord {
  params: ById['params'] & { entidade: ComDependencias }
}

export const dependencias = {
  list: get<Dependencias, OfRecord>('/dependencias/{entidade}/{id}', {
    acesso: 'administrador',
    extensao: 'dependencias',
  }),
}
