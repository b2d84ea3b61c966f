import { z } from 'zod'
import { anoInUrl } from '../vestibulares/vestibulares.schema.ts'
import { alternativa } from '../alternativas/alternativas.schema.ts'
import { assunto } from '../assuntos/assuntos.schema.ts'
import { ESTADOS, MAX_SELECAO, PROBLEMAS } from './edicao.values.ts'
import { ACHADOS, type CodigoDeAchado } from '../rules/achados.ts'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { materia } from '../materias/materias.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import {
  MAX_NUMERO,
  numeroDeQuestao,
  questaoEditada,
  referenciasEditadas,
  refuseTwice,
} from './questao-editada.schema.ts'
import { questao } from '../questoes/questoes.schema.ts'
import { novaRedacao, redacao } from '../redacoes/redacoes.schema.ts'
import { referencia } from '../referencias/referencias.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const situacao = z.enum(['normal', 'anulada', 'retificada'])
const retirada_em = z.iso.datetime().nullable()

export const linhaDeQuestao = z.object({
  id,
  numero: z.int().positive().nullable(),
  trecho: z.string(),
  situacao,
  retirada_em,
  problemas: z.array(z.enum(PROBLEMAS)),
  materia: materia.pick({ id: true, nome: true }).nullable(),
  assunto: assunto.pick({ id: true, nome: true }).nullable().optional(),
  prova: prova.pick({ id: true, nome: true }),
  versao,
})

export const referenciaEmUso = referencia.extend({
  versao,
  /** How many questions and essay themes use the reference. */
  usos: z.int().nonnegative(),
})

export const questaoCompleta = z.object({
  questao: questao.extend({ situacao, retirada_em, versao }),
  alternativas: z.array(alternativa),
  referencias: z.array(referenciaEmUso),
})

export const redacaoCompleta = redacao.extend({ versao, referencias: z.array(referenciaEmUso) })

export const redacaoEditada = novaRedacao
  .extend({ versao: versao.optional(), referencias: referenciasEditadas })
  .check(refuseTwice)

const count = z.int().nonnegative()

export const respostasDeQuestao = z.object({
  /** Number of ended simulados that contain the question, answered or left blank. */
  simulados: count,
  /** Number of answers outside of these simulados. */
  tentativas: count,
})

export const filtroDeQuestoes = listQuery(['numero', 'prova']).extend({
  id_prova: idInUrl.optional(),
  id_materia: idInUrl.optional(),
  id_assunto: idInUrl.optional(),
  /** Only questions of provas whose vestibular is of this year. */
  ano: anoInUrl.optional(),
  estado: z.enum(ESTADOS).optional(),
})

export const filtroDeReferencias = listQuery(['id']).extend({
  /** Only references that questions or essay themes of this prova use. */
  id_prova: idInUrl.optional(),
})

const ids = z
  .array(id)
  .min(1, 'Escolha pelo menos um item.')
  .max(MAX_SELECAO, `Escolha no máximo ${MAX_SELECAO} itens.`)

/**
 * Exactly one change. The objects are strict, because with two changes in one request all but one would be ignored
 * silently.
 */
export const lote = z.union([
  /** Sets the matéria. The assunto of a question is cleared where it belongs to another matéria. */
  z.strictObject({ ids, id_materia: id.nullable() }),
  /** Sets the assunto, and the matéria to which the assunto belongs. */
  z.strictObject({ ids, id_assunto: id.nullable() }),
  z.strictObject({ ids, retirada: z.boolean() }),
  z.strictObject({ ids, situacao }),
  /** Moves the questions to another prova; each keeps its number. */
  z.strictObject({ ids, id_prova: id }),
  /** Numbers the questions consecutively, from this number on, in the order of prova, number and id. */
  z
    .strictObject({ ids, numero: numeroDeQuestao })
    .refine(({ ids: asked, numero }) => numero + asked.length - 1 <= MAX_NUMERO, {
      path: ['numero'],
      message: `O último número passaria de ${MAX_NUMERO.toLocaleString('pt-BR')}.`,
    }),
  /** Gives each question the number at the same position as its id. */
  z
    .strictObject({ ids, numeros: z.array(numeroDeQuestao) })
    .refine(({ ids: asked, numeros }) => asked.length === numeros.length, {
      path: ['numeros'],
      message: 'Dê um número a cada questão.',
    }),
  /** Copies the questions into this prova. A copy within a question's own prova has no number. */
  z.strictObject({ ids, copiar_para: id }),
])

export const publicacao = z.object({ ids, publicada: z.boolean() })

const alterados = z.object({ alterados: count })

const achado = z.object({
  codigo: z.enum(Object.keys(ACHADOS) as CodigoDeAchado[]),
  entidade: z.enum(['provas', 'questoes', 'redacoes']),
  /** The id of the record with the finding. */
  id,
  nome: z.string(),
  detalhe: z.string().nullable(),
  /** The field with the finding, by its name in the PUT request; undefined where no single field is meant. */
  campo: z.string().optional(),
})

export const conferencia = z.object({
  prova: prova.pick({ id: true, nome: true }).extend({ publicada: z.boolean() }),
  achados: z.array(achado),
})

export const edicaoSchemas = {
  listQuestoes: { query: filtroDeQuestoes, dados: z.array(linhaDeQuestao) },
  oneQuestao: { params: byId, dados: questaoCompleta },
  createQuestao: { body: questaoEditada, dados: questaoCompleta },
  updateQuestao: { params: byId, body: questaoEditada, dados: questaoCompleta },
  removeQuestao: { params: byId, dados: z.null() },
  conferir: { params: byId, dados: conferencia },
  countRespostas: { params: byId, dados: respostasDeQuestao },
  oneRedacao: { params: byId, dados: redacaoCompleta },
  createRedacao: { body: redacaoEditada, dados: redacaoCompleta },
  updateRedacao: { params: byId, body: redacaoEditada, dados: redacaoCompleta },
  listReferencias: { query: filtroDeReferencias, dados: z.array(referenciaEmUso) },
  changeLote: { body: lote, dados: alterados },
  publish: { body: publicacao, dados: alterados },
}
