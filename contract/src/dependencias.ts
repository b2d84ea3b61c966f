import type { z } from 'zod'
import { type ById, get } from './call.ts'
import type { dependenciasDeRegistro } from './dependencias.schema.ts'
import type { Entidade } from './registro.ts'

/** The nouns whose records one removes in the back office. */
export const COM_DEPENDENCIAS = [
  'cursos',
  'materias',
  'provas',
  'questoes',
  'redacoes',
  'usuarios',
  'vestibulares',
] as const satisfies readonly Entidade[]

/** What hangs on a record, for the question whether to remove it. */
export type Dependencias = z.infer<typeof dependenciasDeRegistro>

interface OfRecord {
  params: ById['params'] & { entidade: (typeof COM_DEPENDENCIAS)[number] }
}

export const dependencias = {
  list: get<Dependencias, OfRecord>('/dependencias/{entidade}/{id}', {
    acesso: 'administrador',
    extensao: 'dependencias',
  }),
}
