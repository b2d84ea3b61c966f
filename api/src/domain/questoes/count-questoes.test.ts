import * as fc from 'fast-check'
import { DIFICULDADES, type Dificuldade } from '@rumo/contract/rules'
import { describe, expect, it } from 'vitest'
import { countQuestoes } from './count-questoes.ts'
import { drawQuestoes } from './draw.ts'
import { drawables, FEW_IDS } from './drawables.fixture.ts'

const filters = fc.record(
  {
    id_materia: fc.integer(FEW_IDS),
    id_assunto: fc.integer(FEW_IDS),
    dificuldade: fc.constantFrom(...DIFICULDADES),
    exceto: fc.array(fc.integer({ min: 1, max: 60 })),
  },
  { requiredKeys: [] },
)
const classes = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...DIFICULDADES)))
  .map((pairs) => new Map<number, Dificuldade>(pairs))

describe('countQuestoes', () => {
  it('counts what there is to draw', () => {
    fc.assert(
      fc.property(drawables, filters, classes, (drawable, filter, dificuldades) => {
        const { restantes } = drawQuestoes(drawable, { ...filter, quantidade: 0 }, { dificuldades })
        expect(countQuestoes(drawable, filter, { dificuldades }).questoes).toBe(restantes)
      }),
    )
  })

  it('says of each assunto of a matéria what would be counted if it were asked for', () => {
    fc.assert(
      fc.property(drawables, filters, classes, (drawable, filter, dificuldades) => {
        const ofMateria = { id_materia: 1, ...filter }
        const { por_assunto } = countQuestoes(drawable, ofMateria, { dificuldades })
        const expected = [1, 2, 3, 4].map((id_assunto) => ({
          id: id_assunto,
          questoes: countQuestoes(drawable, { ...ofMateria, id_assunto }, { dificuldades })
            .questoes,
        }))
        expect(por_assunto).toEqual(expected.filter(({ questoes }) => questoes > 0))
      }),
    )
  })

  it('says of each class the same, where ten questions of the choice have one', () => {
    fc.assert(
      fc.property(drawables, filters, classes, (drawable, filter, dificuldades) => {
        const { por_dificuldade } = countQuestoes(drawable, filter, { dificuldades })
        const counts = DIFICULDADES.map(
          (dificuldade) =>
            countQuestoes(drawable, { ...filter, dificuldade }, { dificuldades }).questoes,
        )
        const [facil = 0, media = 0, dificil = 0] = counts
        const isEnough = facil + media + dificil >= 10
        expect(por_dificuldade).toEqual(isEnough ? { facil, media, dificil } : undefined)
      }),
    )
  })

  it('says nothing of assuntos where no matéria is asked for', () => {
    const drawable = [{ id: 1, id_materia: 1, id_assunto: 1, id_prova: 1 }]
    expect(countQuestoes(drawable, {}, {})).toEqual({ questoes: 1 })
  })
})
