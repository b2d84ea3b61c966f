import { drawQuestoes } from '@rumo/api'
import { LEAST_P_VALUE, pValueOfEvenSpread, spreadOf } from '@rumo/contract/chance'
import type { Figure, Suite } from './figure.ts'

const DRAWS = 100_000
const SIZE = 10
const QUESTOES = 54

/** Draws of ten among the 54 questions of a real exam. */
export const fairness: Suite = {
  key: 'fairness',
  name: `Fairness of ${DRAWS.toLocaleString('en-US')} draws of ${SIZE} out of ${QUESTOES}`,
  run: async () => {
    const drawable = Array.from({ length: QUESTOES }, (_, id) => ({
      id,
      id_materia: 1,
      id_assunto: null,
      id_prova: 1,
    }))
    const { drawn, first, repeats } = spreadOf(
      QUESTOES,
      DRAWS,
      () => drawQuestoes(drawable, { quantidade: SIZE }).ids,
    )
    return [
      pValue('which questions are drawn', drawn, SIZE),
      pValue('which question comes first', first, 1),
      { name: 'questions drawn twice', value: repeats, atMost: 0 },
    ]
  },
}

function pValue(name: string, counts: number[], size: number): Figure {
  return {
    name: `chi-square p-value of ${name}`,
    value: pValueOfEvenSpread(counts, DRAWS, size),
    atLeast: LEAST_P_VALUE,
    row: `Fairness of ${DRAWS.toLocaleString('en-US')} draws, least p-value`,
  }
}
