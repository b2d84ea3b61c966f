import { gradeQuestao } from '@rumo/contract/rules'
import type { Rascunho } from './questao-rascunho.ts'

/**
 * Whether saving a question changes the result of an answer to it: then finished simulados are graded again
 * (docs/decisions/questions.md).
 */
export function isRegradedBy(saved: Rascunho, now: Rascunho): boolean {
  const [before, after] = [gabaritoOf(saved), gabaritoOf(now)]
  return [null, ...before.alternativas.map(({ id }) => id)].some(
    (marcada) => gradeQuestao(before, marcada) !== gradeQuestao(after, marcada),
  )
}

/** The part of a question that grading needs. */
const gabaritoOf = ({ situacao, alternativas }: Rascunho) => ({
  situacao,
  alternativas: alternativas.map(({ id, correta }) => ({ id: id ?? NEW_ALTERNATIVA_ID, correta })),
})

/** Stands for the id of a new alternative, which no student can have chosen. */
const NEW_ALTERNATIVA_ID = 0
