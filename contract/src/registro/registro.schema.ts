import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { ACOES, ACOES_DO_FILTRO, ENTIDADES } from './registro.values.ts'

/** A record as it was: the fields that a call gives of it, never a password. */
const retrato = z.record(z.string(), z.json())

const pessoa = z.object({ id, nome: z.string() })

const quantos = z.object({ entidade: z.enum(ENTIDADES), total: z.int().positive() })

export const mudanca = z.object({
  id,
  em: z.iso.datetime(),
  /** Who did it; null for a visitor, and once that account is gone. */
  autor: pessoa.nullable(),
  acao: z.enum(ACOES),
  entidade: z.enum(ENTIDADES),
  id_registro: id,
  /** Null where it did not exist, and once the account in question is deleted. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
  /** The names of the record and of those that it refers to, by `provas/3`, also of deleted ones. */
  nomes: z.record(z.string(), z.string()),
  /** The other changes of the same act; empty where this line is itself a part. */
  partes: z.array(quantos),
  /** The line whose record this one restored. */
  restaura: id.nullable(),
  /** Until when the record can be restored; null where it cannot, or already is as before. */
  restauravel_ate: z.iso.datetime().nullable(),
})

export const filtroDoRegistro = listQuery(['em'])
  .pick({ limite: true, busca: true })
  .extend({
    /** The line after which the page begins: the last one of the page before. */
    apos: idInUrl.optional(),
    id_usuario: idInUrl.optional(),
    entidade: z.enum(ENTIDADES).optional(),
    /** One record, together with its `entidade`: ids of different kinds are alike. */
    id_registro: idInUrl.optional(),
    acao: z.enum(ACOES_DO_FILTRO).optional(),
    /** From an instant on, and before one. */
    de: z.iso.datetime().optional(),
    ate: z.iso.datetime().optional(),
    /** The lines of the act of this line; without it, `agrupadas` gives only the main line of each act. */
    com: idInUrl.optional(),
    agrupadas: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  })

export const restauracao = z.object({
  /** The numbers of records that are made again, changed and removed again. */
  itens: z.array(quantos.extend({ acao: z.enum(ACOES) })),
  /** Whether it publishes a prova that was not public. */
  publica: z.boolean(),
  /** The record of the line as it is now, and as it will be; null where it does not exist. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
})

export const registroSchemas = {
  list: { query: filtroDoRegistro, dados: z.array(mudanca) },
  pessoas: { dados: z.array(pessoa) },
  previewRestauracao: { params: byId, dados: restauracao },
  restaurar: { body: z.object({ id }), dados: restauracao },
}
