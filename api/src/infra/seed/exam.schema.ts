import { z } from 'zod'

const text = z.string().min(1)

const alternativa = z.strictObject({
  nome: text,
  texto: text,
  correta: z.literal(true).exactOptional(),
  comentario: text.exactOptional(),
})

const questao = z.strictObject({
  numero: z.int().positive(),
  materia: text,
  texto: text,
  referencias: z.array(text).default([]),
  alternativas: z.array(alternativa).min(2),
  explicacao: text.exactOptional(),
})

const referencia = z.strictObject({
  /** What the questions of the same file call it. */
  id: text,
  titulo: text.exactOptional(),
  texto: text.exactOptional(),
  legenda: text.exactOptional(),
  /** The name of a file among the images; its description and size come with it. */
  imagem: text.exactOptional(),
  descricao: text.exactOptional(),
  largura: z.int().positive().exactOptional(),
  altura: z.int().positive().exactOptional(),
})

/** A file that holds one exam, as a person writes it. */
export const exam = z.strictObject({
  /** Its stable name: what was loaded once under it is known again. */
  chave: text,
  vestibular: z.strictObject({
    ano: z.int().min(1900).max(2099),
    semestre: z.literal([1, 2]),
  }),
  prova: z.strictObject({
    nome: text,
    data: z.iso.date().exactOptional(),
    duracao_minutos: z.int().positive().exactOptional(),
    instrucoes: text.exactOptional(),
  }),
  referencias: z.array(referencia),
  questoes: z.array(questao),
})

export type Exam = z.infer<typeof exam>
