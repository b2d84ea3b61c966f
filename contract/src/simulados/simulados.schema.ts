import { z } from 'zod'
import { alternativa } from '../alternativas/alternativas.schema.ts'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { nota } from '../correcoes/correcoes.schema.ts'
import { materia } from '../materias/materias.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { MAX_PAUSAS } from '../rules/pausas.ts'
import { MOTIVOS_DE_RECORRECAO, RESULTADOS } from '../rules/resultado.ts'
import { MAX_QUESTOES_DE_SIMULADO, SITUACOES_DE_SIMULADO } from './simulados.values.ts'
import { pedidoDeSorteio, questaoSorteada } from '../sorteios/sorteios.schema.ts'
import { chave } from '../tentativas/tentativas.schema.ts'

const TOO_MANY = `Um simulado tem no máximo ${MAX_QUESTOES_DE_SIMULADO} questões.`

const instant = z.iso.datetime()
const resultado = z.enum(RESULTADOS)
const count = z.int().nonnegative()
const parte = z.number().min(0).max(1)
const materiaOrNone = materia.pick({ id: true, nome: true }).nullable()

export const novoSimulado = z.discriminatedUnion('tipo', [
  pedidoDeSorteio
    .pick({ id_materia: true, exceto: true, quantidade: true })
    .extend({ tipo: z.literal('sorteio'), chave }),
  z.object({
    tipo: z.literal('prova'),
    chave,
    id_prova: id,
    /** Adds one hour, for students who are entitled to extra time. */
    tempo_extra: z.boolean(),
  }),
])

export const questaoDeSimulado = questaoSorteada
  .omit({ explicacao: true, situacao: true })
  .extend({ alternativas: z.array(alternativa.omit({ correta: true, comentario: true })) })

export const questaoCorrigida = questaoSorteada.extend({ marcada: id.nullable(), resultado })

export const recorrecao = z.object({
  em: instant,
  certas_antes: count,
  total_antes: count,
  mudancas: z.array(
    z.object({
      id_questao: id,
      antes: resultado,
      depois: resultado,
      motivo: z.enum(MOTIVOS_DE_RECORRECAO),
      em: instant,
    }),
  ),
})

const marcacao = z.object({
  id_questao: id,
  id_alternativa: id.nullable(),
  marcada_em: instant,
})
const marcacoes = z.array(marcacao).max(MAX_QUESTOES_DE_SIMULADO, TOO_MANY)

export const pausa = z.object({ em: instant, pausado: z.boolean() })

const cabecalho = z.object({
  id,
  chave,
  tipo: z.enum(['sorteio', 'prova']),
  prova: prova.pick({ id: true, nome: true, instrucoes: true }).nullable(),
  materia: materiaOrNone,
  iniciado_em: instant,
  /** The end as it was fixed at the start. The simulado ends later by the time that it was paused. */
  termina_em: instant.nullable(),
  /** When the clock was stopped and started again, sorted by time; missing where it never was. */
  pausas: z.array(pausa).optional(),
})

export const simuladoEmCurso = cabecalho.extend({
  situacao: z.literal('em_curso'),
  id: id.nullable(),
  agora: instant,
  questoes: z.array(questaoDeSimulado),
  marcacoes,
})

const resultadoDoSimulado = { encerrado_em: instant, certas: count, total: count }

/** Missing while another simulado under way asks some of the questions. */
const comparacao = z.object({
  /** The student's previous simulado of the same prova, or with as many questions of the same matéria. */
  anterior: z.object({ id, ...resultadoDoSimulado }).nullable(),
  /**
   * The results of other students' first simulado of the same prova. Null where this simulado is not the student's
   * first of that prova, where it was paused, and where there are too few others.
   */
  outros: z.object({ pessoas: count, media: parte, abaixo: parte }).nullable(),
})

/**
 * The essay that was written during the simulado, once the server has it. `nota` is its grade, once it is corrected.
 */
const redacaoDoSimulado = z.object({ id, nota: nota.nullable() })

export const simuladoEncerrado = cabecalho.extend({
  situacao: z.literal('encerrado'),
  ...resultadoDoSimulado,
  questoes: z.array(questaoCorrigida),
  /** How many questions are sent without their key and do not count, because a simulado under way asks them too. */
  retidas: count.optional(),
  recorrecao: recorrecao.nullable(),
  comparacao: comparacao.optional(),
  redacao: redacaoDoSimulado.nullish(),
})

export const simulado = z.discriminatedUnion('situacao', [simuladoEmCurso, simuladoEncerrado])

const linha = cabecalho
  .omit({ chave: true })
  .extend({ prova: prova.pick({ id: true, nome: true }).nullable(), questoes: count })

export const linhaDeSimulado = z.discriminatedUnion('situacao', [
  linha.extend({ situacao: z.literal('em_curso'), marcadas: count }),
  linha.extend({
    situacao: z.literal('encerrado'),
    ...resultadoDoSimulado,
    recorrecao: recorrecao.omit({ mudancas: true }).nullable(),
  }),
])

export const filtroDeSimulados = listQuery(['iniciado_em'])
  .omit({ busca: true })
  .extend({ situacao: z.enum(SITUACOES_DE_SIMULADO).optional() })

export const cartao = z.object({
  marcacoes,
  /** All pauses that the device knows; those that the server already has change nothing. */
  pausas: z
    .array(pausa)
    .max(MAX_PAUSAS, `Um simulado tem no máximo ${MAX_PAUSAS} pausas e retomadas.`)
    .exactOptional(),
  /** When the student handed it in; sent where the device was offline at that time. */
  encerrado_em: instant.optional(),
})

const feito = z.object({
  chave,
  iniciado_em: instant,
  /** The end as the device fixed it at the start. */
  termina_em: instant.nullable(),
  encerrado_em: instant,
  pausas: cartao.shape.pausas,
  marcacoes,
  /** The questions in order, each with the `chave` of its answer among the `tentativas`. */
  questoes: z
    .array(z.object({ id_questao: id, chave }))
    .min(1, 'Envie pelo menos uma questão.')
    .max(MAX_QUESTOES_DE_SIMULADO, TOO_MANY),
})

export const simuladoFeito = z.discriminatedUnion('tipo', [
  feito.extend({ tipo: z.literal('sorteio'), id_materia: id.optional() }),
  feito.extend({ tipo: z.literal('prova'), id_prova: id }),
])

export const cartaoSolto = z.object({
  questoes: z
    .array(z.object({ id_questao: id, marcada: id.nullable() }))
    .min(1, 'Envie pelo menos uma questão.')
    .max(MAX_QUESTOES_DE_SIMULADO, TOO_MANY),
})

export const simuladosSchemas = {
  start: { body: novoSimulado, dados: simulado },
  list: { query: filtroDeSimulados, dados: z.array(linhaDeSimulado) },
  one: { params: byId, dados: simulado },
  mark: { params: byId, body: cartao, dados: z.null() },
  end: { params: byId, body: cartao, dados: simuladoEncerrado },
  remove: { params: byId, dados: z.null() },
  bring: { body: simuladoFeito, dados: z.null() },
  grade: { body: cartaoSolto, dados: z.array(questaoCorrigida) },
}
