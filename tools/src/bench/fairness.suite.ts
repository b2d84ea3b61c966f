import { drawQuestoes } from '@rumo/api'
import { pValueOfEvenSpread } from './chi-square.ts'
import type { Figure, Suite } from './figure.ts'

const DRAWS = 100_000
const SIZE = 10
const QUESTOES = 54
/** A fair draw fails one run in a thousand. */
const LEAST_P_VALUE = 0.001

/** Draws of ten among the 54 questions of a real exam. */
export const fairness: Suite = {
  key: 'fairness',
  name: `Fairness of ${DRAWS.toLocaleString('en-US')} draws of ${SIZE} out of ${QUESTOES}`,
  run: async () => {
    const drawable = Array.from({ length: QUESTOES }, (_, id) => ({
      id,
      id_materia: 1,
      id_prova: 1,
    }))
    const drawn = Array<number>(QUESTOES).fill(0)
    const first = Array<number>(QUESTOES).fill(0)
    let repeats = 0
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { ids } = drawQuestoes(drawable, { quantidade: SIZE })
      repeats += SIZE - new Set(ids).size
      for (const id of ids) add(drawn, id)
      add(first, ids[0])
    }
    return [
      pValue('which questions are drawn', drawn, SIZE),
      pValue('which question comes first', first, 1),
      { name: 'questions drawn twice', value: repeats, unit: '', atMost: 0 },
    ]
  },
}

function add(counts: number[], id: number | undefined): void {
  if (id !== undefined) counts[id] = (counts[id] ?? 0) + 1
}

function pValue(name: string, counts: number[], size: number): Figure {
  return {
    name: `chi-square p-value of ${name}`,
    value: pValueOfEvenSpread(counts, DRAWS, size),
    unit: '',
    atLeast: LEAST_P_VALUE,
    row: `Fairness of ${DRAWS.toLocaleString('en-US')} draws, least p-value`,
  }
}
