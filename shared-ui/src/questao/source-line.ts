import type { QuestaoSorteada } from '@rumo/contract'
import { vestibularWords } from '@rumo/contract/vestibular-words'

/** The source of a question, as far as it is known: 'Matemática · Vestibular do 2º semestre de 2024'. */
export function sourceLine({ materia, prova }: Pick<QuestaoSorteada, 'materia' | 'prova'>): string {
  const { vestibular } = prova
  const exam = vestibular ? `Vestibular do ${vestibularWords(vestibular)}` : prova.nome
  return [materia?.nome, exam].filter(Boolean).join(' · ')
}
