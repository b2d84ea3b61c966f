import { LETRAS } from '@rumo/contract'
import { problemaDoTexto } from '@rumo/contract/formulas'
import { alternativasIguais } from '@rumo/contract/rules'
import { regiao as regiaoNoPdf } from '@rumo/contract/schemas/regiao'
import { problemaDeDescricao } from '@rumo/contract/texto'
import { z } from 'zod'
import { isBlank } from './is-blank.ts'

export const LETTER = /^[A-Z]$/
/** Far more than any exam needs: a file that exceeds these limits is a mistake or an attack. */
const MAX = { name: 200, note: 2000, text: 20_000, items: 500 }

const name = textUpTo(MAX.name)
/** A remark of a sentence or two. */
const note = textUpTo(MAX.note)
/** Like `note`, for fields that may have markup, which is checked. */
const heading = textUpTo(MAX.note).check(refuseBroken)
const text = textUpTo(MAX.text).check(refuseBroken)
/** May be blank, because an image can replace the text. */
const textOrNone = z
  .string()
  .max(MAX.text)
  .overwrite((value) => (isBlank(value) ? '' : value))
  .check(refuseBroken)
const flag = z.literal(true)

/** The file name of an image, with its description. */
const image = {
  imagem: name.exactOptional(),
  descricao: note.check(refuseMarkup).exactOptional(),
  /** The image's size in CSS px. Unless both are given, the size is read from the image file. */
  largura: z.int().positive().exactOptional(),
  altura: z.int().positive().exactOptional(),
}

/** A place in the PDF, as `npm run extract` writes it. */
const regiao = regiaoNoPdf.strict()
const regioes = { regioes: listOf(regiao).exactOptional() }

/** The doubts of the extraction: a person removes each after checking it. */
const reviewed = {
  problemas: z
    .array(z.unknown())
    .refine(({ length }) => length === 0, 'tem dúvidas da extração: confira e esvazie esta lista')
    .exactOptional(),
}

const alternativa = z.strictObject({
  nome: z.string().regex(LETTER, 'deve ser uma letra de A a Z'),
  texto: textOrNone.exactOptional(),
  ...image,
  correta: z.boolean().exactOptional(),
  comentario: text.exactOptional(),
})

const questao = z
  .strictObject({
    numero: z.int().positive().max(9999),
    materia: name.exactOptional(),
    assunto: name.exactOptional(),
    texto: text,
    referencias: listOf(name).default([]),
    alternativas: z.array(alternativa).min(2).max(LETRAS.length),
    anulada: flag.exactOptional(),
    retificada: flag.exactOptional(),
    explicacao: text.exactOptional(),
    pagina: z.int().positive().exactOptional(),
    regiao: regiao.exactOptional(),
    continua: listOf(regiao).exactOptional(),
    confianca: z.number().exactOptional(),
    ...reviewed,
  })
  .check(refuseAlike)
  .check(refuseWithoutMateria)

/** A text, an image or both, to which a question or a theme refers. */
const apoio = z.strictObject({
  titulo: heading.exactOptional(),
  texto: textOrNone.exactOptional(),
  legenda: heading.exactOptional(),
  informacao_acesso: heading.exactOptional(),
  ...image,
})

const referencia = apoio.extend({
  /** The name by which the questions in the same file refer to it. */
  id: name,
  /** The numbers of the questions that it belongs to, besides those that name its id. */
  faixa: listOf(z.int().positive()).default([]),
  ...regioes,
})

const tema = z.strictObject({
  /** The theme's stable name in the file; by default its place among the themes. */
  id: name.exactOptional(),
  tema: text,
  textos: listOf(z.preprocess(asApoio, apoio)).default([]),
  /** The guidance that the booklet prints. Rumo shows its own instead. */
  instrucoes: textOrNone.exactOptional(),
  ...regioes,
  ...reviewed,
})

/** A file with one exam, as a person writes it: docs/exam-file.md. */
export const examFile = z.strictObject({
  /** The exam's stable name, by which an exam that was loaded before is recognised. */
  chave: name.exactOptional(),
  vestibular: z
    .strictObject({
      ano: z.int().min(1900).max(2099),
      semestre: z.literal([1, 2]),
    })
    .exactOptional(),
  prova: z
    .strictObject({
      nome: name.exactOptional(),
      data: z.iso.date().exactOptional(),
      duracao_minutos: z.int().positive().exactOptional(),
      instrucoes: text.exactOptional(),
    })
    .default({}),
  /** Only in a file that was extracted from a PDF: the version, the number of pages, the missing question numbers. */
  extracao: z
    .strictObject({
      versao: z.literal(1),
      paginas: z.int().positive(),
      numeros_ausentes: listOf(z.int().positive()),
    })
    .exactOptional(),
  referencias: listOf(referencia).default([]),
  questoes: listOf(questao),
  redacao: z.preprocess(asList, listOf(tema)),
})

type ExamFile = z.infer<typeof examFile>

/** An exam whose names are all set; its file may omit them. */
export type Exam = ExamFile & { chave: string; prova: { nome: string } }

function refuseBroken({ value, issues }: z.core.ParsePayload<string>): void {
  const message = problemaDoTexto(value)
  if (message) issues.push({ code: 'custom', message, input: value })
}

function refuseMarkup({ value, issues }: z.core.ParsePayload<string>): void {
  const message = problemaDeDescricao(value)
  if (message) issues.push({ code: 'custom', message, input: value })
}

interface WithAlternativas {
  anulada?: true
  alternativas: { nome: string; texto?: string; imagem?: string }[]
}

/**
 * Two alternatives that say the same cannot be told apart. An annulled question may have such, as they may be the
 * reason for the annulment.
 */
function refuseAlike({ value, issues }: z.core.ParsePayload<WithAlternativas>): void {
  if (value.anulada) return
  const { alternativas } = value
  const read = alternativas.map(({ texto, imagem }) => ({ texto, url_imagem: imagem }))
  for (const { a, b } of alternativasIguais(read)) {
    const message = `diz o mesmo que a ${alternativas[a]?.nome ?? ''}`
    issues.push({ code: 'custom', path: ['alternativas', b, 'texto'], message, input: read[b] })
  }
}

interface WithAssunto {
  materia?: string
  assunto?: string
}

function refuseWithoutMateria({ value, issues }: z.core.ParsePayload<WithAssunto>): void {
  if (value.assunto === undefined || value.materia !== undefined) return
  const message = 'precisa da matéria de que é'
  issues.push({ code: 'custom', path: ['assunto'], message, input: value.assunto })
}

function textUpTo(length: number) {
  return z
    .string()
    .max(length)
    .refine((value) => !isBlank(value), 'está em branco')
}

function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MAX.items)
}

/** A file may have a single theme without a list. */
export function asList(redacao: unknown): unknown {
  if (redacao === undefined) return []
  return Array.isArray(redacao) ? redacao : [redacao]
}

/** A file may have a text as a mere string. */
export function asApoio(texto: unknown): unknown {
  return typeof texto === 'string' ? { texto } : texto
}
