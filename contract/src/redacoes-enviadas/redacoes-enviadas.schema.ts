import { z } from 'zod'
import { correcaoEntregue, nota } from '../correcoes/correcoes.schema.ts'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { ESTADOS_DE_CORRECAO, MAX_REDACAO } from './redacoes-enviadas.values.ts'
import { chave } from '../tentativas/tentativas.schema.ts'

const instant = z.iso.datetime()

/** The text exactly as it was typed, with spaces and blank lines: annotations refer to positions of characters. */
const textoDeRedacao = z
  .string()
  .regex(/\S/, 'Escreva a redação antes de enviar.')
  .regex(/^[^\0]*$/, 'Use só letras e sinais visíveis.')
  .max(MAX_REDACAO, `Use no máximo ${MAX_REDACAO.toLocaleString('pt-BR')} caracteres.`)

export const novaRedacaoEnviada = z
  .object({
    chave,
    /** The id of the theme. A rewriting takes the theme of the original essay, even when the theme has been deleted. */
    id_redacao: id.optional(),
    id_anterior: id.optional(),
    texto: textoDeRedacao,
    /** When the student sent the essay, possibly while offline or signed out. */
    enviada_em: instant,
  })
  .refine(({ id_redacao, id_anterior }) => id_redacao !== undefined || id_anterior !== undefined, {
    path: ['id_redacao'],
    error: 'Diga sobre qual tema é a redação.',
  })

const cabecalho = z.object({
  id,
  id_primeira: id,
  /** 0 for the first version, 1 for the first rewriting. */
  reescrita: z.int().nonnegative(),
  /** Null once the theme is deleted. */
  id_redacao: id.nullable(),
  titulo: z.string(),
  enviada_em: instant,
  estado: z.enum(ESTADOS_DE_CORRECAO),
})

export const redacaoEnviada = cabecalho.extend({
  chave,
  /** The text of the theme at the time when the essay was sent. */
  instrucoes: z.string(),
  texto: z.string(),
  /** Empty until all correctors of the essay have delivered. */
  correcoes: z.array(correcaoEntregue),
  /** The final grade. `de` is the number of corrections whose mean it is, `corretores` the number of correctors. */
  nota_final: nota.extend({ de: z.int(), corretores: z.int() }).nullable().optional(),
  /** When the student first opened the correction. Null: not opened yet. Other readers do not get this field. */
  vista_em: instant.nullable().optional(),
  /** The original and all rewritings, the oldest first. */
  reescritas: z.array(cabecalho.pick({ id: true, reescrita: true, enviada_em: true })),
})

/** Whether the correction of an essay was opened. */
export const vistaDaCorrecao = redacaoEnviada.pick({ id: true }).extend({
  vista_em: instant.nullable(),
})

export const linhaDeRedacaoEnviada = cabecalho.extend({
  nota: nota.nullable(),
  /** The beginning of the text's first line. It tells essays on one theme apart. */
  comeco: z.string().optional(),
  /** Tells a device whether the server has an essay that the device still keeps. */
  chave: chave.optional(),
})

export const filtroDeRedacoesEnviadas = listQuery(['enviada_em'])
  .omit({ busca: true })
  .extend({ estado: z.enum(ESTADOS_DE_CORRECAO).optional() })

export const redacoesEnviadasSchemas = {
  send: { body: novaRedacaoEnviada, dados: redacaoEnviada },
  list: { query: filtroDeRedacoesEnviadas, dados: z.array(linhaDeRedacaoEnviada) },
  one: { params: byId, dados: redacaoEnviada },
  see: { params: byId, body: undefined, dados: vistaDaCorrecao },
}
