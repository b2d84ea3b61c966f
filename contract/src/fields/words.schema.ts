import type { z } from 'zod'
import { REQUIRED } from './text.schema.ts'

/** For errors where all that a person can do is check the field again. */
const WRONG = 'Confira este campo.'

const TYPES: Readonly<Record<string, string>> = {
  string: 'Escreva um texto.',
  number: 'Escreva um número.',
  int: 'Escreva um número inteiro.',
  boolean: 'Responda sim ou não.',
  array: 'Envie uma lista.',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Escreva uma data que existe, como 2026-12-06.',
  datetime: 'Escreva um dia e uma hora que existem, como 2026-12-06T16:00:00Z.',
  uuid: 'Envie um identificador UUID.',
}

/**
 * The message for an invalid value whose schema has no message of its own. The validation library's own English
 * messages are never shown (docs/decisions/errors.md).
 */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return REQUIRED
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? WRONG
    case 'too_big':
      return `${amountOf(issue, issue.maximum, 'no máximo')}.`
    case 'too_small':
      return `${amountOf(issue, issue.minimum, 'pelo menos')}.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG
    case 'invalid_value':
      return `Use ${oneOf(issue.values)}.`
    case 'unrecognized_keys':
      return 'Envie só os campos que este pedido tem.'
    default:
      return WRONG
  }
}

type Bound = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>

function amountOf({ origin, inclusive }: Bound, bound: number | bigint, side: string): string {
  const amount = bound.toLocaleString('pt-BR')
  if (origin === 'string') return `Use ${side} ${amount} caracteres`
  if (origin === 'array') return `Envie ${side} ${amount} itens`
  if (inclusive !== false) return `Use ${side} o número ${amount}`
  return `Use um número ${side === 'pelo menos' ? 'maior' : 'menor'} que ${amount}`
}

const oneOf = (values: readonly unknown[]) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(values.map(String).filter(Boolean))
