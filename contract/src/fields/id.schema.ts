import { z } from 'zod'
import { GREATEST_ID } from './id.ts'

const NONE = 'Deve ser um número inteiro positivo.'
/** A missing value has no message here: the field that requires the value reports it with its own message. */
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

/** An id in a URL; 0 stands for a record that is not saved yet. */
export const idOrZeroInUrl = z
  .string()
  .regex(/^(?:0|[1-9]\d*)$/, 'Deve ser um número inteiro, ou 0.')
  .transform(Number)
  .pipe(z.int().max(GREATEST_ID))

export const byId = z.object({ id: idInUrl })

/** See ByLink. */
export const byLink = { params: byId, query: z.object({ id_referencia: idInUrl.optional() }) }
