import { z } from 'zod'

const text = z.string().min(1)
const flag = z.literal(true)

/** The name of a file among the images, with its description. */
const image = {
  imagem: text.exactOptional(),
  descricao: text.exactOptional(),
}

const alternativa = z.strictObject({
  nome: text,
  texto: z.string().exactOptional(),
  ...image,
  correta: z.boolean().exactOptional(),
  comentario: text.exactOptional(),
})

const questao = z.strictObject({
  numero: z.int().positive(),
  materia: text.exactOptional(),
  texto: text,
  referencias: z.array(text).default([]),
  alternativas: z.array(alternativa).min(2),
  anulada: flag.exactOptional(),
  retificada: flag.exactOptional(),
  explicacao: text.exactOptional(),
})

/** What a question or a theme refers to: a text, an image, or both. */
const apoio = z.strictObject({
  titulo: text.exactOptional(),
  texto: z.string().exactOptional(),
  legenda: text.exactOptional(),
  ...image,
  /** The image's size in CSS px; that of the file unless both are given. */
  largura: z.int().positive().exactOptional(),
  altura: z.int().positive().exactOptional(),
})

const referencia = apoio.extend({
  /** What the questions of the same file call it. */
  id: text,
  /** The numbers of questions that refer to it, besides those that name it. */
  faixa: z.array(z.int().positive()).default([]),
})

const tema = z.strictObject({
  /** Its stable name in the file; its place among the themes unless told. */
  id: text.exactOptional(),
  tema: text,
  textos: z.array(z.preprocess(asApoio, apoio)).default([]),
})

/** A file that holds one exam, as a person writes it: docs/exam-file.md. */
export const examFile = z.strictObject({
  /** Its stable name: what was loaded once under it is known again. */
  chave: text.exactOptional(),
  vestibular: z
    .strictObject({
      ano: z.int().min(1900).max(2099),
      semestre: z.literal([1, 2]),
    })
    .exactOptional(),
  prova: z
    .strictObject({
      nome: text.exactOptional(),
      data: z.iso.date().exactOptional(),
      duracao_minutos: z.int().positive().exactOptional(),
      instrucoes: text.exactOptional(),
    })
    .default({}),
  referencias: z.array(referencia).default([]),
  questoes: z.array(questao),
  redacao: z.preprocess(asList, z.array(tema)),
})

type ExamFile = z.infer<typeof examFile>

/** An exam with the names that its file may leave out. */
export type Exam = ExamFile & { chave: string; prova: { nome: string } }

/** A single theme may stand without a list. */
export function asList(redacao: unknown): unknown {
  if (redacao === undefined) return []
  return Array.isArray(redacao) ? redacao : [redacao]
}

/** A text may stand for itself. */
export function asApoio(texto: unknown): unknown {
  return typeof texto === 'string' ? { texto } : texto
}
