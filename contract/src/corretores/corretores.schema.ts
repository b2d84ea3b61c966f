import { z } from 'zod'
import { usuario } from '../usuarios/usuarios.schema.ts'

const count = z.int().nonnegative()

export const equipeDeCorrecao = z.object({
  /** By name. */
  corretores: z.array(
    usuario.pick({ id: true, nome: true }).extend({ em_andamento: count, entregues: count }),
  ),
  concordancia: z.object({
    /** Of two corrections of one essay by one rubric. */
    pares: count,
    /** Weighted by squares, from -1 to 1; null: too few pairs, or grades that do not differ. */
    kappa: z.number().min(-1).max(1).nullable(),
  }),
})

export const corretoresSchemas = { equipe: { dados: equipeDeCorrecao } }
