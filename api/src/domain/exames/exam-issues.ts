import { z } from 'zod'
import { examFile, type Exam } from './exam.schema.ts'
import type { ExamProblem } from './exam-places.ts'
import { printableName } from './printable-name.ts'

const { localeError } = z.locales.ptBR()

const TYPES: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
}

const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `campo desconhecido: ${issue.keys.map((key) => `"${printableName(key)}"`).join(', ')}`
    case 'invalid_type':
      return issue.input === undefined
        ? 'falta'
        : `deve ser ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.input === undefined
        ? 'falta'
        : `deve ser ${issue.values.map(String).join(' ou ')}`
    case 'too_small':
      if (issue.origin === 'array') return `deve ter pelo menos ${issue.minimum}`
      return `deve ser no mínimo ${issue.inclusive ? issue.minimum : Number(issue.minimum) + 1}`
    case 'too_big':
      if (issue.origin === 'string') {
        return `deve ter no máximo ${issue.maximum.toLocaleString('pt-BR')} caracteres`
      }
      if (issue.origin === 'array') return `deve ter no máximo ${issue.maximum}`
      return `deve ser no máximo ${issue.maximum}`
    case 'invalid_format':
      return 'deve ser uma data como 2025-06-15'
    default:
      return localeError?.(issue)
  }
}

/** The exam in a file, or the problems of the file's structure. The file's `name` replaces missing names. */
export function readShape(
  file: unknown,
  name: string,
): { exam: Exam } | { problems: ExamProblem[] } {
  const read = examFile.safeParse(file, { error: describeIssue })
  if (read.success) return { exam: withNames(read.data, name) }
  return { problems: read.error.issues.map(({ path, message }) => ({ path, message })) }
}

function withNames(file: z.infer<typeof examFile>, name: string): Exam {
  const { chave = name, prova } = file
  return { ...file, chave, prova: { nome: name.replace(/\.json$/i, ''), ...prova } }
}
