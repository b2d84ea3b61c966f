import { z } from 'zod'

export const REQUIRED = 'Preencha este campo.'
/** The same limit as for a name in an exam file. */
const MAX_NOME = 200
/** The same limit as for a short note in an exam file. */
const MAX_NOTA = 2000
/** The same limit as for a text in an exam file. */
const MAX_TEXTO = 20_000
/** The longest URL that browsers and servers commonly accept. */
const MAX_ADDRESS = 2048
const NUMBER = 'Escreva um número.'
/** A missing value has no message here: the field that requires the value reports it with its own message. */
const numberUnlessMissing = ({ input }: { input?: unknown }) =>
  input === undefined ? undefined : NUMBER

const tooLong = (max: number) => `Use no máximo ${max.toLocaleString('pt-BR')} caracteres.`

/**
 * No control characters, line breaks included, and no characters that reverse the direction of neighbouring text
 * (Unicode's embeddings, overrides and isolates).
 */
const ONE_LINE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u

/** A required line of text. */
export function lineUpTo(max: number) {
  return (
    z
      .string()
      .trim()
      .min(1, REQUIRED)
      .max(max, tooLong(max))
      .regex(ONE_LINE, 'Use só letras e sinais visíveis.')
      // Refuses a line that has only invisible joiners and blanks; between other characters they are allowed.
      .regex(/[^\p{Default_Ignorable_Code_Point}\p{White_Space}]|^$/u, REQUIRED)
  )
}

/** Text of any number of lines. A NUL is refused, because PostgreSQL cannot store it. */
function linesUpTo(max: number) {
  return z
    .string()
    .trim()
    .max(max, tooLong(max))
    .regex(/^[^\0]*$/, 'Use só letras e sinais visíveis.')
}

/** The name of a record. */
export const nome = lineUpTo(MAX_NOME)

/** A required text. */
export const texto = linesUpTo(MAX_TEXTO).min(1, REQUIRED)

/** An optional text. A form sends an empty text for none, which becomes null. */
export const textoOrNone = linesUpTo(MAX_TEXTO).transform(emptyAsNull).nullable()

/** An optional short note; an empty text becomes null, as in `textoOrNone`. */
export const notaOrNone = linesUpTo(MAX_NOTA).transform(emptyAsNull).nullable()

/**
 * The address of a file, absolute or relative to the API's address. A form sends an empty text for none, which becomes
 * null.
 */
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

/** A number that a form may send as text; an empty text means null. */
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
