import type { z } from 'zod'
import { type ById, get } from '../calls/call.ts'
import type * as schema from './dependencias.schema.ts'
import type { ComDependencias } from './dependencias.values.ts'

/** The records that depend on one record, shown before the user confirms its removal. */
export type Dependencias = z.infer<typeof schema.dependenciasDeRegistro>

interface OfRecord {
  params: ById['params'] & { entidade: ComDependencias }
}

export const dependencias = {
  list: get<Dependencias, OfRecord>('/dependencias/{entidade}/{id}', {
    acesso: 'administrador',
    extensao: 'dependencias',
  }),
}
