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
  /** Null where it was not there; where the account that it is of is gone, nothing is left of it. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
  /** What is called what: of the record and of those that it names, by `provas/3`, also of what is gone. */
  nomes: z.record(z.string(), z.string()),
  /** What else was done in the same moment; empty where this line is a part of something itself. */
  partes: z.array(quantos),
  /** The line whose record was brought back by this one. */
  restaura: id.nullable(),
  /** Until when the record can be brought back as it was before; null where it cannot, or is so already. */
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
    /** What was done together with a line; without it, `agrupadas` gives of each such group its main line alone. */
    com: idInUrl.optional(),
    agrupadas: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  })

export const restauracao = z.object({
  /** What comes back, becomes what it was, and goes again. */
  itens: z.array(quantos.extend({ acao: z.enum(ACOES) })),
  /** Whether a prova is there for everybody by it that was not. */
  publica: z.boolean(),
  /** The record of the line as it is now, and as it becomes; null where it is not there. */
  antes: retrato.nullable(),
  depois: retrato.nullable(),
})

export const registroSchemas = {
  list: { query: filtroDoRegistro, dados: z.array(mudanca) },
  pessoas: { dados: z.array(pessoa) },
  previewRestauracao: { params: byId, dados: restauracao },
  restaurar: { body: z.object({ id }), dados: restauracao },
}
