import { z } from 'zod'
import { COM_DEPENDENCIAS } from './dependencias.values.ts'
import { byId } from '../fields/id.schema.ts'
import { ENTIDADES } from '../registro/registro.values.ts'

/** The audit log has no entries for these records: they are deleted with the account that made them. */
const OF_ACCOUNTS = ['redacoes_enviadas', 'simulados'] as const

export const dependenciasDeRegistro = z.object({
  itens: z.array(
    z.object({
      entidade: z.enum([...ENTIDADES, ...OF_ACCOUNTS]),
      /** The name of the records, singular or plural by `total`: 'questão', 'questões'. */
      nome: z.string(),
      total: z.int().positive(),
    }),
  ),
  /**
   * How many of the questions are retired instead of deleted, because students have answered them. They are not counted
   * in `itens`.
   */
  a_retirar: z.int().nonnegative(),
  /** True where these records prevent the removal; otherwise they are removed along with the record. */
  impede: z.boolean(),
})

export const dependenciasSchemas = {
  list: {
    params: byId.extend({ entidade: z.enum(COM_DEPENDENCIAS) }),
    dados: dependenciasDeRegistro,
  },
}
