import { z } from 'zod'
import { GREATEST_ID } from './shapes.ts'

export const id = z.int().positive().max(GREATEST_ID)

/** An id that arrives as text, in a path or in a query. */
export const idInUrl = z
  .string()
  .regex(/^[1-9]\d*$/, 'Deve ser um número inteiro positivo.')
  .transform(Number)
  .pipe(id)

/** As a form names a record that it has not got yet: by 0. */
export const idOrZeroInUrl = z
  .string()
  .regex(/^(?:0|[1-9]\d*)$/, 'Deve ser um número inteiro, ou 0.')
  .transform(Number)
  .pipe(z.int().max(GREATEST_ID))

export const byId = z.object({ id: idInUrl })
