import * as fc from 'fast-check'
import type { DrawableQuestao } from './draw.ts'

/** So few ids that many questions share one. */
export const FEW_IDS = { min: 1, max: 4 }

export const drawables: fc.Arbitrary<DrawableQuestao[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    id_materia: fc.option(fc.integer(FEW_IDS)),
    id_assunto: fc.option(fc.integer(FEW_IDS)),
    id_prova: fc.integer(FEW_IDS),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)
