import { z } from 'zod'
import { LETRAS, letraEm } from './letras.ts'
import { alternativasIguais } from '../rules/conferencia.ts'
import { id } from '../fields/id.schema.ts'
import { problemaDeDescricao } from '../texto/leitura-de.ts'
import { addressOrNone, inForm, notaOrNone, texto, textoOrNone } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const LEAST_ALTERNATIVAS = 2
const NUMERO = 'Escreva um número inteiro maior que zero.'
export const MAX_NUMERO = 1000
const ATE_MAX_NUMERO = `Use um número até ${MAX_NUMERO.toLocaleString('pt-BR')}.`

/** The number of a question within its prova. */
export const numeroDeQuestao = z.int(NUMERO).positive(NUMERO).max(MAX_NUMERO, ATE_MAX_NUMERO)

const MAX_LENGTH_PX = 20_000

const lengthOrNone = z.int().positive().max(MAX_LENGTH_PX).nullish()

/** An image with its description; `largura` and `altura` are in CSS px. */
const imagem = {
  url_imagem: addressOrNone.optional(),
  descricao: textoOrNone.check(refuseMarkup).optional(),
  largura: lengthOrNone,
  altura: lengthOrNone,
}

export const camposDeAlternativa = {
  texto: textoOrNone.optional(),
  correta: z.boolean(),
  comentario: textoOrNone.optional(),
  ...imagem,
}

const alternativaEditada = z
  .object({
    /**
     * The id of an existing alternative, so that the answers of students keep pointing at the alternative when it is
     * moved.
     */
    id: id.optional(),
    ...camposDeAlternativa,
  })
  .check(refuseEmpty, refuseWithoutDescricao)

export const camposDeReferencia = {
  titulo: notaOrNone.optional(),
  legenda: notaOrNone.optional(),
  texto: textoOrNone.optional(),
  informacao_acesso: notaOrNone.optional(),
  ...imagem,
}

/** A reference of questions and themes: a text, an image, or both. */
const referenciaEditada = z
  .object({ id: id.optional(), versao: versao.optional(), ...camposDeReferencia })
  .check(refuseEmpty, refuseWithoutDescricao)

/** The references of a question or a theme, in order. */
export const referenciasEditadas = z
  .array(referenciaEditada)
  .max(20, 'Use no máximo 20 referências.')
  .default([])

/** The fields of a question, without its alternatives and references. */
export const camposDeQuestao = {
  id_prova: inForm(id),
  texto,
  numero: inForm(numeroDeQuestao.nullable()).optional(),
  situacao: z.enum(['normal', 'anulada', 'retificada']),
  explicacao: textoOrNone.optional(),
  id_materia: inForm(id.nullable()).optional(),
  id_assunto: inForm(id.nullable()).optional(),
}

const questao = z.object({
  ...camposDeQuestao,
  situacao: camposDeQuestao.situacao.default('normal'),
  versao: versao.optional(),
})

/**
 * Only the fields that say which alternative is right, so that these can be checked although other fields are invalid.
 */
const withKey = z.object({
  questao: z.object({ situacao: z.unknown() }),
  alternativas: z.array(z.object({ correta: z.boolean() })),
})

/**
 * Only the fields by which alternatives are compared, so that these can be checked although other fields are invalid.
 */
const withTexts = z.object({
  questao: z.object({ situacao: z.unknown() }),
  alternativas: z.array(
    z.object({ texto: z.string().nullish(), url_imagem: z.string().nullish() }),
  ),
})

export const questaoEditada = z
  .object({
    questao,
    alternativas: z
      .array(alternativaEditada)
      .min(LEAST_ALTERNATIVAS, `Escreva pelo menos ${LEAST_ALTERNATIVAS} alternativas.`)
      .max(LETRAS.length, `Escreva no máximo ${LETRAS.length} alternativas.`),
    referencias: referenciasEditadas,
  })
  .check(refuseTwice)
  .superRefine((_value, payload) => refuseAlike(payload), {
    when: ({ value }) => withTexts.safeParse(value).success,
  })
  .refine((value) => rightOf(value) === 1, {
    path: ['alternativas'],
    // Checked also when other fields are invalid, so that all problems are reported at once.
    when: ({ value }) => withKey.safeParse(value).success,
    error: ({ input }) =>
      rightOf(input) === 0 ? 'Marque a alternativa certa.' : 'Só uma alternativa pode ser a certa.',
  })

interface Shown {
  id?: number | undefined
  texto?: string | null | undefined
  url_imagem?: string | null | undefined
  descricao?: string | null | undefined
}

/** Refuses a record that has neither a text nor an image. */
export function refuseEmpty({ value, issues }: z.core.ParsePayload<Shown>): void {
  // In an update, fields that are not sent keep their stored values, so the record may still have a text.
  const isLeft = value.texto === undefined && value.url_imagem === undefined
  if (value.texto || value.url_imagem || (isLeft && value.id !== undefined)) return
  issues.push({
    code: 'custom',
    path: ['texto'],
    message: 'Escreva um texto ou escolha uma imagem.',
    input: value.texto,
  })
}

function refuseMarkup({ value, issues }: z.core.ParsePayload<string | null>): void {
  const message = problemaDeDescricao(value ?? '')
  if (message !== undefined) issues.push({ code: 'custom', message, input: value })
}

/** Refuses an image without a description, which people who cannot see the image need. */
export function refuseWithoutDescricao({ value, issues }: z.core.ParsePayload<Shown>): void {
  if (!value.url_imagem || value.descricao) return
  issues.push({
    code: 'custom',
    path: ['descricao'],
    message: 'Descreva a imagem para quem não a vê.',
    input: value.descricao,
  })
}

/** The number of right alternatives. For an annulled question always 1, as it may have any number. */
function rightOf(value: unknown): number {
  const { questao: asked, alternativas } = withKey.parse(value)
  return asked.situacao === 'anulada' ? 1 : alternativas.filter(({ correta }) => correta).length
}

const TWICE = {
  alternativas: 'A mesma alternativa aparece duas vezes.',
  referencias: 'A mesma referência aparece duas vezes.',
}

type WithIds = Partial<Record<keyof typeof TWICE, { id?: number | undefined }[]>>

/** Refuses a list that names the same record in two places. */
export function refuseTwice({ value, issues }: z.core.ParsePayload<WithIds>): void {
  for (const field of ['alternativas', 'referencias'] as const) {
    const ids = (value[field] ?? []).flatMap((item) => item.id ?? [])
    if (new Set(ids).size === ids.length) continue
    issues.push({ code: 'custom', path: [field], message: TWICE[field], input: value[field] })
  }
}

/**
 * Refuses two alternatives with the same text and image, which cannot be told apart. In an annulled question they are
 * allowed, as they may be the reason why it was annulled.
 */
function refuseAlike({ value, issues }: z.core.ParsePayload<z.infer<typeof withTexts>>): void {
  if (value.questao.situacao === 'anulada') return
  for (const { a, b } of alternativasIguais(value.alternativas)) {
    issues.push({
      code: 'custom',
      path: ['alternativas', b, 'texto'],
      message: `Esta alternativa diz o mesmo que a ${letraEm(a)}.`,
      input: value.alternativas[b]?.texto,
    })
  }
}
