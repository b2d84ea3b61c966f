import { z } from 'zod'
import { byId, id, idInUrl } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { ESTADOS_DE_CORRECAO } from '../redacoes-enviadas/redacoes-enviadas.values.ts'
import { IDS_DE_RUBRICAS } from '../rules/rubricas.ts'
import { texto } from '../fields/text.schema.ts'
import { usuario } from '../usuarios/usuarios.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const MAX_ANOTACOES = 200
const MAX_ANOTACAO = 2000
const MAX_PARECER = 20_000

const instant = z.iso.datetime()
const rubrica = z.enum(IDS_DE_RUBRICAS)
const points = z.int().nonnegative()
const pessoa = usuario.pick({ id: true, nome: true })

/** Points by the id of the rubric's criterion. A criterion that is null or missing has not been graded yet. */
const notas = z.record(z.string().max(40), points.nullable())

export const nota = z.object({ rubrica, nota: points, maximo: points })

export const comentario = texto.max(
  MAX_ANOTACAO,
  `Use no máximo ${MAX_ANOTACAO.toLocaleString('pt-BR')} caracteres.`,
)

export const anotacao = z
  .object({ inicio: z.int().nonnegative(), fim: z.int().positive(), texto: comentario })
  .refine(({ inicio, fim }) => inicio < fim, {
    path: ['fim'],
    error: 'Marque pelo menos um caractere.',
  })

export const conteudo = z.object({
  rubrica,
  notas,
  anotacoes: z.array(anotacao).max(MAX_ANOTACOES, `Use no máximo ${MAX_ANOTACOES} comentários.`),
  /** The corrector's opinion on the essay as a whole. */
  parecer: z.string(),
})

export const correcaoEntregue = conteudo.extend({
  id,
  nota: points,
  maximo: points,
  /** Null where the corrector's account has been deleted. */
  corretor: pessoa.nullable(),
  entregue_em: instant,
})

export const correcao = conteudo.extend({
  id,
  versao,
  corretor: pessoa.nullable(),
  entregue_em: instant.nullable(),
  redacao_enviada: z.object({
    id,
    reescrita: points,
    instrucoes: z.string(),
    texto: z.string(),
    enviada_em: instant,
    aluno: pessoa,
    /**
     * How many correctors the essay needs. Until `estado` is `corrigida`, the author of the essay sees no correction.
     */
    corretores: points.optional(),
    estado: z.enum(ESTADOS_DE_CORRECAO).optional(),
    /** The rubric that the other correctors use; null where this corrector may choose one. */
    rubrica: rubrica.nullable().optional(),
  }),
  outras: z.array(z.object({ id, corretor: pessoa.nullable(), entregue_em: instant.nullable() })),
})

export const novaCorrecao = z.object({ id_redacao_enviada: id, rubrica })

export const mudancasDeCorrecao = conteudo
  .extend({
    versao,
    parecer: z
      .string()
      .trim()
      .max(MAX_PARECER, `Use no máximo ${MAX_PARECER.toLocaleString('pt-BR')} caracteres.`)
      .regex(/^[^\0]*$/, 'Use só letras e sinais visíveis.'),
  })
  .partial()

export const linhaDeCorrecao = z.object({
  id_redacao_enviada: id,
  titulo: z.string(),
  reescrita: points,
  enviada_em: instant,
  /** When the server received the essay; the waiting time is counted from there. */
  recebida_em: instant.optional(),
  estado: z.enum(ESTADOS_DE_CORRECAO),
  aluno: pessoa,
  /** The beginning of the text's first line. It tells essays of one student on one theme apart. */
  comeco: z.string().optional(),
  /**
   * How many correctors the essay needs. With two, each corrector sees the other's grade only after both have
   * delivered. A third is added where the two grades differ too much.
   */
  corretores: points.optional(),
  /** The rubric that the first corrector chose; null where the next corrector to begin chooses. */
  rubrica: rubrica.nullable().optional(),
  /** The final grade; null until the essay is corrected. */
  nota_final: points.nullable().optional(),
  /**
   * The correctors of the essay, current and former. `id` is that of the correction; `nota` is null until the
   * correction is delivered.
   */
  correcoes: z.array(
    z.object({
      id,
      corretor: pessoa.nullable(),
      entregue_em: instant.nullable(),
      nota: points.nullable().optional(),
      maximo: points.nullable().optional(),
    }),
  ),
})

/** The order `enviada_em` sorts by the time at which the server received the essays. */
export const filtroDeCorrecoes = listQuery(['enviada_em']).extend({
  estado: z.enum(ESTADOS_DE_CORRECAO).optional(),
  /** Only this essay: shows its correctors and, among them, the caller's own correction. */
  id_redacao_enviada: idInUrl.optional(),
})

export const correcoesSchemas = {
  list: { query: filtroDeCorrecoes, dados: z.array(linhaDeCorrecao) },
  one: { params: byId, dados: correcao },
  begin: { body: novaCorrecao, dados: correcao },
  update: { params: byId, body: mudancasDeCorrecao, dados: correcao },
  deliver: { params: byId, body: z.object({ versao: versao.optional() }), dados: correcao },
  remove: { params: byId, dados: z.null() },
}
