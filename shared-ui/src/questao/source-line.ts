import type { QuestaoSorteada } from '@rumo/contract'

/** Where a question comes from, as far as it is known: 'Matemática · Vestibular 2024, 2º semestre'. */
export function sourceLine({ materia, prova }: Pick<QuestaoSorteada, 'materia' | 'prova'>): string {
  const { vestibular } = prova
  const exam = vestibular
    ? `Vestibular ${vestibular.ano}, ${vestibular.semestre}º\u00A0semestre`
    : prova.nome
  return [materia?.nome, exam].filter(Boolean).join(' · ')
}
