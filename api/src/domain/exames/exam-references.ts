import { uniq } from 'es-toolkit'
import type { Exam } from './exam.schema.ts'

type Questao = Exam['questoes'][number]

/** The ids of a question's references: first those of its `faixa`, then those that the question names itself. */
export function referenciasOf(exam: Exam, { numero, referencias: own }: Questao): string[] {
  const shared = exam.referencias.filter(({ faixa }) => faixa.includes(numero))
  return uniq([...shared.map(({ id }) => id).filter((id) => !own.includes(id)), ...own])
}
