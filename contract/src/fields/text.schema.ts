import { z } from 'zod'

export const REQUIRED = 'Preencha este campo.'
/** As long as a name in an exam file may be. */
const MAX_NOME = 200
/** As long as a sentence or two beside something may be in an exam file. */
const MAX_NOTA = 2000
/** As long as a text in an exam file may be. */
const MAX_TEXTO = 20_000
/** What browsers and servers still take for an address. */
const MAX_ADDRESS = 2048
const NUMBER = 'Escreva um número.'
/** Of what is not there at all, each side says in its own words that it is missing. */
const numberUnlessMissing = ({ input }: { input?: unknown }) =>
  input === undefined ? undefined : NUMBER

const tooLong = (max: number) => `Use no máximo ${max.toLocaleString('pt-BR')} caracteres.`

/** Nothing that ends a line, or turns around what stands beside it (Unicode's embeddings, overrides and isolates). */
const ONE_LINE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u

/** One line of text that has to be there. */
export function lineUpTo(max: number) {
  return (
    z
      .string()
      .trim()
      .min(1, REQUIRED)
      .max(max, tooLong(max))
      .regex(ONE_LINE, 'Use só letras e sinais visíveis.')
      // Not of joiners and blanks alone, though they may stand between others.
      .regex(/[^\p{Default_Ignorable_Code_Point}\p{White_Space}]|^$/u, REQUIRED)
  )
}

/** Text of any number of lines. PostgreSQL has no room for a NUL. */
function linesUpTo(max: number) {
  return z
    .string()
    .trim()
    .max(max, tooLong(max))
    .regex(/^[^\0]*$/, 'Use só letras e sinais visíveis.')
}

/** What a record is called. */
export const nome = lineUpTo(MAX_NOME)

/** A text that has to be there. */
export const texto = linesUpTo(MAX_TEXTO).min(1, REQUIRED)

/** A text that may be missing: a form sends an empty one. */
export const textoOrNone = linesUpTo(MAX_TEXTO).transform(emptyAsNull).nullable()

/** The same of a sentence or two beside something. */
export const notaOrNone = linesUpTo(MAX_NOTA).transform(emptyAsNull).nullable()

/** The address of a file, absolute or relative to the API's; a form sends an empty one for none. */
export const addressOrNone = z
  .string()
  .trim()
  .max(MAX_ADDRESS, tooLong(MAX_ADDRESS))
  .refine(isAddress, 'Escreva um endereço, como https://exemplo.br/prova.pdf.')
  .transform(emptyAsNull)
  .nullable()

/** A day, as 2026-05-31; a form sends an empty text for none. */
export const dayOrNone = z
  .union([z.literal(''), z.iso.date('Escreva uma data que existe.')])
  .transform(emptyAsNull)
  .nullable()

/** A number as a form may send it: as text, which is empty where there is none. */
export function inForm<Value extends number | null>(value: z.ZodType<Value, number | null>) {
  return z
    .union([z.number(), z.null(), z.string().trim().regex(/^\d*$/, NUMBER)], {
      error: numberUnlessMissing,
    })
    .transform((given) => (typeof given === 'string' ? numberIn(given) : given))
    .pipe(value)
}

function numberIn(text: string): number | null {
  return text === '' ? null : Number(text)
}

function emptyAsNull(text: string): string | null {
  return text === '' ? null : text
}

function isAddress(text: string): boolean {
  const base = 'http://localhost/'
  return (
    text === '' ||
    (/^[^\s\p{Cc}]*$/u.test(text) &&
      URL.canParse(text, base) &&
      /^https?:$/.test(new URL(text, base).protocol))
  )
}
