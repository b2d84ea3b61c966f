import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { arquivoEnviado } from '../envios/envios.schema.ts'
import { cadernoDeExame } from '../importacoes/importacoes.schema.ts'
import { addressOrNone, dayOrNone, inForm, nome, textoOrNone } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

/** One day; no exam is longer. */
const MAX_MINUTOS = 1440
const MINUTOS = `Escreva um número inteiro de 1 a ${MAX_MINUTOS}.`

export const prova = z.object({
  id,
  nome: z.string(),
  instrucoes: z.string().nullable(),
  url_arquivo: z.string().nullable(),
  id_vestibular: id.nullable(),
  // Beyond section 3 (docs/product/entities.md): clients must not rely on these fields.
  data: z.iso.date().nullish(),
  duracao_minutos: z.int().positive().nullish(),
  /** The address of the answer key's PDF. */
  url_gabarito: z.string().nullish(),
  publicada: z.boolean().optional(),
  versao: versao.optional(),
  /**
   * How many correctors each essay on this prova's themes gets. A change applies only to essays that are sent
   * afterwards.
   */
  corretores: z.int().min(1).max(2).optional(),
})

export const provaListada = prova.extend({
  /** Number of questions that are not retired. Sent to administrators only. */
  questoes: z.int().nonnegative().optional(),
})

export const novaProva = z.object({
  nome,
  instrucoes: textoOrNone.exactOptional(),
  url_arquivo: addressOrNone.exactOptional(),
  id_vestibular: inForm(id.nullable()).exactOptional(),
  data: dayOrNone.exactOptional(),
  duracao_minutos: inForm(
    z.int(MINUTOS).positive(MINUTOS).max(MAX_MINUTOS, MINUTOS).nullable(),
  ).exactOptional(),
  url_gabarito: addressOrNone.exactOptional(),
  publicada: z.boolean().exactOptional(),
  corretores: inForm(
    z.int('Escolha 1 ou 2.').min(1, 'Escolha 1 ou 2.').max(2, 'Escolha 1 ou 2.'),
  ).exactOptional(),
})

export const mudancasDeProva = novaProva.extend({ versao }).partial()

const { questoes, redacoes, referencias } = cadernoDeExame.shape
const temaExtraido = redacoes.element.omit({ aprovada: true })

export const exameExtraido = z.object({
  extracao: z.object({
    versao: z.literal(1),
    paginas: z.int().positive(),
    numeros_ausentes: z.array(z.int().positive()),
  }),
  referencias: z.array(referencias.element.extend({ faixa: z.array(z.int().positive()) })),
  questoes: z.array(questoes.element.omit({ aprovada: true })),
  /** A file with a single theme may have the theme itself instead of a list. */
  redacao: z.union([temaExtraido, z.array(temaExtraido)]).optional(),
})

const lista = {
  query: listQuery(['nome', 'data', 'vestibular', 'publicada']),
  dados: z.array(provaListada),
}

export const provasSchemas = {
  list: lista,
  one: { params: byId, dados: prova },
  fetch: { params: byId, body: undefined, dados: prova },
  ofVestibular: { params: byId, ...lista },
  create: { body: novaProva, dados: prova },
  update: { params: byId, body: mudancasDeProva, dados: prova },
  remove: { params: byId, dados: z.null() },
  extractPdf: { body: arquivoEnviado, dados: exameExtraido },
}
