import type { CadernoDeExame } from '@rumo/contract'
import { groupBy, mapValues, upperFirst } from 'es-toolkit'
import type { ExamProblem } from '../../domain/exames/exam-places.ts'
import { UnfinishedError } from './importacoes.errors.ts'

/** Throws an UnfinishedError when a draft has problems, or a part that is not approved; it lists all of them. */
export function refuseUnfinished(
  { questoes, redacoes }: CadernoDeExame,
  problems: readonly (ExamProblem & { line: string })[],
): void {
  const said = [
    ...questoes.flatMap(({ aprovada, numero }, index) =>
      aprovada ? [] : [[`questoes.${index}.aprovada`, `Aprove a questão ${numero}.`] as const],
    ),
    ...redacoes.flatMap(({ aprovada }, index) =>
      aprovada ? [] : [[`redacoes.${index}.aprovada`, `Aprove o tema ${index + 1}.`] as const],
    ),
    ...problems.map((problem) => [campoOf(problem), sentenceOf(problem.line)] as const),
  ]
  if (said.length === 0) return
  const byCampo = groupBy(said, ([campo]) => campo)
  throw new UnfinishedError(mapValues(byCampo, (all) => all.map(([, words]) => words).join(' ')))
}

/** The field of the draft for a problem of the exam file; only the themes have another name in a draft (`redacoes`). */
function campoOf({ path, campo }: ExamProblem): string {
  const [section, ...rest] = path
  const fields = [section === 'redacao' ? 'redacoes' : section, ...rest, campo]
  return fields.filter((field) => field !== undefined).join('.')
}

function sentenceOf(line: string): string {
  const words = upperFirst(line.replace(/^arquivo: /, ''))
  return words.endsWith('.') ? words : `${words}.`
}
