import type { Exam } from '@rumo/api'
import { semestreWords } from '@rumo/shared-ui/words'

export type { Exam }
export type Questao = Exam['questoes'][number]
export type Alternativa = Questao['alternativas'][number]
export type Tema = Exam['redacao'][number]
/** A text or an image that questions or a theme refer to. */
export type Apoio = Tema['textos'][number]

/** The images of an exam by their names in its file, each as an address that a page can show. */
export type Images = ReadonlyMap<string, string>

/** The edition of the exam: 'Vestibular 2025, 1º semestre'. Undefined when the exam's file does not name it. */
export function editionOf({ vestibular }: Pick<Exam, 'vestibular'>): string | undefined {
  return vestibular && `Vestibular ${vestibular.ano}, ${semestreWords(vestibular.semestre)}`
}

/** The title of a booklet: 'Prova Azul · Vestibular 2025, 1º semestre'. */
export function titleOf(exam: Exam): string {
  return [exam.prova.nome, editionOf(exam)].filter(Boolean).join(' · ')
}
