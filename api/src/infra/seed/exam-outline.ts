import { isPlainObject } from 'es-toolkit'
import { z } from 'zod'
import { asApoio, asList } from './exam.schema.ts'

/** What cannot be read is undefined. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(() => undefined)
}

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).catch([])
}

/** What is no object has no fields. */
function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isPlainObject(value) ? value : {}), z.object(shape))
}

const text = maybe(z.string())
/** Of a text only whether there is one. */
const content = { texto: z.unknown().optional(), imagem: text }

const outline = record({
  questoes: list(
    record({
      numero: maybe(z.number()),
      referencias: list(z.string().catch('')),
      alternativas: list(record({ nome: text, correta: maybe(z.boolean()), ...content })),
      anulada: maybe(z.boolean()),
      retificada: maybe(z.boolean()),
    }),
  ),
  referencias: list(record({ id: text, faixa: list(z.number().catch(0)), ...content })),
  redacao: z.preprocess(
    asList,
    list(record({ textos: list(z.preprocess(asApoio, record(content))) })),
  ),
})

/** What the parts of an exam file say of each other, as far as it can be read. */
export type Outline = z.infer<typeof outline>

/** Reads whatever it is given: so that all problems of a file are told at once, not only the first kind. */
export function readOutline(file: unknown): Outline {
  return outline.parse(file)
}
