import { z } from 'zod'
import { usuario } from '../usuarios/usuarios.schema.ts'

const count = z.int().nonnegative()

export const equipeDeCorrecao = z.object({
  /** Sorted by name. */
  corretores: z.array(
    usuario.pick({ id: true, nome: true }).extend({ em_andamento: count, entregues: count }),
  ),
  concordancia: z.object({
    /** Number of pairs of corrections of the same essay by the same rubric. */
    pares: count,
    /**
     * Cohen's kappa with quadratic weights, from -1 to 1. Null where there are too few pairs, or where the grades do
     * not vary.
     */
    kappa: z.number().min(-1).max(1).nullable(),
  }),
})

export const corretoresSchemas = { equipe: { dados: equipeDeCorrecao } }
