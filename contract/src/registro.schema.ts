import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import { id, idInUrl } from './id.schema.ts'
import { listQuery } from './list.schema.ts'
import { ACOES, ENTIDADES, type registro } from './registro.ts'

/** A record as it was: the fields that a call gives of it, never a password. */
const retrato = z.record(z.string(), z.json())

export const mudanca = z.object({
  id,
  em: z.iso.datetime(),
  /** Who did it; null where nobody had entered, and once that account is gone. */
  autor: z.object({ id, nome: z.string() }).nullable(),
  acao: z.enum(ACOES),
  entidade: z.enum(ENTIDADES),
  id_registro: id,
  /** Null where it was not there; where the account that it is of is gone, nothing is left of it. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
})

export const registroSchemas = {
  list: {
    query: listQuery(['em'])
      .omit({ busca: true })
      .extend({ id_usuario: idInUrl.optional(), entidade: z.enum(ENTIDADES).optional() }),
    dados: z.array(mudanca),
  },
} satisfies SchemasOf<typeof registro>
