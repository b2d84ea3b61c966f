import type { Vestibular } from '@rumo/contract'

export const semestreWords = (semestre: number) => `${semestre}º\u00A0semestre`

/** '2025, 1º semestre'. */
export const vestibularName = ({ ano, semestre }: Pick<Vestibular, 'ano' | 'semestre'>) =>
  `${ano}, ${semestreWords(semestre)}`

/** '2025/1', as one looks for it (docs/product.md section 7). */
export const edicaoSought = ({ ano, semestre }: Pick<Vestibular, 'ano' | 'semestre'>) =>
  `${ano}/${semestre}`
