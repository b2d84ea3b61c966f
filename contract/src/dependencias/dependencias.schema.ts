import { z } from 'zod'
import { COM_DEPENDENCIAS } from './dependencias.values.ts'
import { byId } from '../fields/id.schema.ts'
import { ENTIDADES } from '../registro/registro.values.ts'

/** These are not logged: they are deleted with the account that made them. */
const OF_ACCOUNTS = ['redacoes_enviadas', 'simulados'] as const

export const dependenciasDeRegistro = z.object({
  itens: z.array(
    z.object({
      entidade: z.enum([...ENTIDADES, ...OF_ACCOUNTS]),
      /** What they are called, in the number of `total`: 'questão', 'questões'. */
      nome: z.string(),
      total: z.int().positive(),
    }),
  ),
  /** How many of its questions are retired instead, because students answered them. They are not among `itens`. */
  a_retirar: z.int().nonnegative(),
  /** Whether they keep the record from being removed; otherwise they are removed with it. */
  impede: z.boolean(),
})

export const dependenciasSchemas = {
  list: {
    params: byId.extend({ entidade: z.enum(COM_DEPENDENCIAS) }),
    dados: dependenciasDeRegistro,
  },
}
