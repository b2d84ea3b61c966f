import { z } from 'zod'

const MAX_LIMITE = 100
const MAX_BUSCA = 200
/** Larger than the number of pages of any list. */
const MAX_PAGINA = 1_000_000

/** The query of a list that can be sorted by these fields; `ListQuery` is its type. */
export function listQuery<const Campo extends string>(campos: readonly [Campo, ...Campo[]]) {
  const descending = campos.map((campo) => `-${campo}` as const)
  return z.object({
    pagina: upTo(MAX_PAGINA).optional(),
    limite: upTo(MAX_LIMITE).optional(),
    busca: z
      .string()
      .trim()
      .max(MAX_BUSCA)
      .regex(/^[^\0]*$/)
      .optional(),
    ordem: z.enum([...campos, ...descending]).optional(),
  })
}

/** An integer from 1 to `max` that arrives as text. */
function upTo(max: number) {
  const message = `Use um número inteiro de 1 a ${max.toLocaleString('pt-BR')}.`
  return z
    .string()
    .regex(/^[1-9]\d*$/, message)
    .transform(Number)
    .pipe(z.int(message).max(max, message))
}
