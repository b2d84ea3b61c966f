import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { inForm } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const ANO = 'Escreva um ano de 1900 a 2099.'
export const ano = z.int(ANO).min(1900, ANO).max(2099, ANO)
export const anoInUrl = z.string().regex(/^\d+$/, ANO).transform(Number).pipe(ano)

const semestre = z.literal([1, 2], 'Escolha 1 ou 2.')

export const vestibular = z.object({ id, ano, semestre, versao: versao.optional() })

export const novoVestibular = z.object({ ano: inForm(ano), semestre: inForm(semestre) })

export const mudancasDeVestibular = novoVestibular.extend({ versao }).partial()

export const vestibularesSchemas = {
  list: { query: listQuery(['ano', 'semestre']), dados: z.array(vestibular) },
  one: { params: byId, dados: vestibular },
  create: { body: novoVestibular, dados: vestibular },
  update: { params: byId, body: mudancasDeVestibular, dados: vestibular },
  remove: { params: byId, dados: z.null() },
}
