import { z } from 'zod'
import { GREATEST_ID } from './greatest-id.ts'

const NONE = 'Deve ser um número inteiro positivo.'
/** A missing value is reported by the field that asks for it, in its own words. */
const noneUnlessMissing = ({ input }: { input?: unknown }) =>
  input === undefined || input === null ? undefined : NONE

export const id = z
  .int({ error: noneUnlessMissing })
  .positive(NONE)
  .max(GREATEST_ID, `Deve ser no máximo ${GREATEST_ID.toLocaleString('pt-BR')}.`)

/** An id that arrives as text, in a path or in a query. */
export const idInUrl = z
  .string()
  .regex(/^[1-9]\d*$/, NONE)
  .transform(Number)
  .pipe(id)

/** As a form names a record that it has not got yet: by 0. */
export const idOrZeroInUrl = z
  .string()
  .regex(/^(?:0|[1-9]\d*)$/, 'Deve ser um número inteiro, ou 0.')
  .transform(Number)
  .pipe(z.int().max(GREATEST_ID))

export const byId = z.object({ id: idInUrl })
