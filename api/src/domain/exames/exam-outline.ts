import { isPlainObject } from 'es-toolkit'
import { z } from 'zod'
import { asApoio, asList, LETTER } from './exam.schema.ts'
import { isBlank } from './is-blank.ts'

/** Reads a part that cannot be read as undefined. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(() => undefined)
}

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).catch([])
}

/** Reads a value that is not an object as an object without fields. */
function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isPlainObject(value) ? value : {}), z.object(shape))
}

const filled = z.string().refine((value) => !isBlank(value))
const text = maybe(filled)
/** Of `texto` only whether there is one; `imagem` is the name of the image. */
const content = { texto: z.unknown().transform(isContent).optional(), imagem: text }

const outline = record({
  questoes: list(
    record({
      numero: maybe(z.number()),
      referencias: list(filled.catch('')),
      alternativas: list(
        record({ nome: maybe(z.string().regex(LETTER)), correta: maybe(z.boolean()), ...content }),
      ),
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

function isContent(texto: unknown): boolean {
  return typeof texto === 'string' ? !isBlank(texto) : Boolean(texto)
}

/** The parts of an exam file that refer to each other, as far as they can be read. */
export type Outline = z.infer<typeof outline>

/**
 * Accepts any input: so problems of the references are reported together with those of the structure, and not only
 * after these are corrected.
 */
export function readOutline(file: unknown): Outline {
  return outline.parse(file)
}
