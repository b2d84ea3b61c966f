import { z } from 'zod'

const MAX_LIMITE = 100
const MAX_BUSCA = 200
/** Beyond every list that there can be. */
const MAX_PAGINA = 1_000_000

/** What a list takes that may be sorted by these fields; its types are `ListQuery`. */
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

/** A number from 1 on that arrives as text. */
function upTo(max: number) {
  const message = `Use um número inteiro de 1 a ${max.toLocaleString('pt-BR')}.`
  return z
    .string()
    .regex(/^[1-9]\d*$/, message)
    .transform(Number)
    .pipe(z.int(message).max(max, message))
}
