import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { ACOES, ACOES_DO_FILTRO, ENTIDADES } from './registro.values.ts'

/** The fields of a record, as its call shows them, at one time. Passwords are never included. */
const retrato = z.record(z.string(), z.json())

const pessoa = z.object({ id, nome: z.string() })

const quantos = z.object({ entidade: z.enum(ENTIDADES), total: z.int().positive() })

export const mudanca = z.object({
  id,
  em: z.iso.datetime(),
  /** Who made the change; null for a visitor, and once the account is deleted. */
  autor: pessoa.nullable(),
  acao: z.enum(ACOES),
  entidade: z.enum(ENTIDADES),
  id_registro: id,
  /** Null where the record did not exist, and once the account that the record belongs to is deleted. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
  /**
   * The names of the record and of the records that it refers to, deleted ones included. The keys have the form
   * `provas/3`.
   */
  nomes: z.record(z.string(), z.string()),
  /** Counts of the other changes of the same action; empty where this entry is itself such a change. */
  partes: z.array(quantos),
  /** The id of the entry whose record this entry restored. */
  restaura: id.nullable(),
  /** Until when the record can be restored. Null where it cannot be restored, or where it already is in that state. */
  restauravel_ate: z.iso.datetime().nullable(),
})

export const filtroDoRegistro = listQuery(['em'])
  .pick({ limite: true, busca: true })
  .extend({
    /** The last entry of the previous page; the page begins after it. */
    apos: idInUrl.optional(),
    id_usuario: idInUrl.optional(),
    entidade: z.enum(ENTIDADES).optional(),
    /** Only one record. Requires `entidade`, because records of different kinds can have the same id. */
    id_registro: idInUrl.optional(),
    acao: z.enum(ACOES_DO_FILTRO).optional(),
    /** From `de` on, and before `ate`. */
    de: z.iso.datetime().optional(),
    ate: z.iso.datetime().optional(),
    /**
     * `com` lists the entries of the same action as this entry. Without `com`, `agrupadas` lists only the main entry of
     * each action.
     */
    com: idInUrl.optional(),
    agrupadas: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  })

export const restauracao = z.object({
  /** How many records are created again, changed and deleted again. */
  itens: z.array(quantos.extend({ acao: z.enum(ACOES) })),
  /** Whether restoring publishes a prova that is not public now. */
  publica: z.boolean(),
  /** The record of the entry before and after restoring; null where the record does not exist. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
})

export const registroSchemas = {
  list: { query: filtroDoRegistro, dados: z.array(mudanca) },
  pessoas: { dados: z.array(pessoa) },
  previewRestauracao: { params: byId, dados: restauracao },
  restaurar: { body: z.object({ id }), dados: restauracao },
}
