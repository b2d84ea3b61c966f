import * as fc from 'fast-check'
import { LEAST_P_VALUE, pValueOfEvenSpread, randomFrom, spreadOf } from '@rumo/contract/chance'
import { describe, expect, it } from 'vitest'
import { type DrawableQuestao, type DrawFilter, drawQuestoes } from './draw.ts'
import { drawables, FEW_IDS } from './drawables.fixture.ts'

const pedidos = fc.record(
  {
    quantidade: fc.integer({ min: 1, max: 100 }),
    id_materia: fc.integer(FEW_IDS),
    id_assunto: fc.integer(FEW_IDS),
    id_prova: fc.integer(FEW_IDS),
    ano: fc.integer({ min: 2024, max: 2026 }),
    entre: fc.array(fc.integer({ min: 1, max: 60 })),
    exceto: fc.array(fc.integer({ min: 1, max: 60 })),
  },
  { requiredKeys: ['quantidade'] },
)

/** The prova 4 belongs to no vestibular. */
const anos = new Map([
  [1, 2024],
  [2, 2025],
  [3, 2025],
])

function fits(questao: DrawableQuestao, filters: Omit<DrawFilter, 'quantidade'>) {
  const { id_materia = questao.id_materia, id_prova = questao.id_prova } = filters
  const { id_assunto = questao.id_assunto } = filters
  const { ano = anos.get(questao.id_prova), entre = [questao.id] } = filters
  return (
    questao.id_materia === id_materia &&
    questao.id_assunto === id_assunto &&
    questao.id_prova === id_prova &&
    anos.get(questao.id_prova) === ano &&
    entre.includes(questao.id)
  )
}

describe('drawQuestoes', () => {
  it('never draws a question twice', () => {
    fc.assert(
      fc.property(drawables, pedidos, (drawable, pedido) => {
        const { ids } = drawQuestoes(drawable, pedido)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('draws only what fits the filters and is not excluded', () => {
    fc.assert(
      fc.property(drawables, pedidos, (drawable, pedido) => {
        const byId = new Map(drawable.map((questao) => [questao.id, questao]))
        for (const id of drawQuestoes(drawable, pedido, { anos }).ids) {
          const questao = byId.get(id)
          expect(questao && fits(questao, pedido)).toBe(true)
          expect(pedido.exceto ?? []).not.toContain(id)
        }
      }),
    )
  })

  it('draws as many as asked, or all there are', () => {
    fc.assert(
      fc.property(drawables, pedidos, (drawable, pedido) => {
        const matching = drawable.filter((questao) => fits(questao, pedido))
        const unseen = matching.filter(({ id }) => !pedido.exceto?.includes(id))
        const { ids, disponiveis, restantes } = drawQuestoes(drawable, pedido, { anos })
        expect(ids).toHaveLength(Math.min(pedido.quantidade, unseen.length))
        expect(restantes).toBe(unseen.length)
        expect(disponiveis).toBe(matching.length)
      }),
    )
  })

  it.each([
    ['of all', 54, {}],
    ['of one matéria and one prova', 36, { id_materia: 1, id_prova: 1 }],
    ['without those seen', 36, { exceto: Array.from({ length: 18 }, (_, id) => id + 36) }],
  ])('favours no question %s, whatever was drawn before', (_which, things, filters) => {
    const draws = 5000
    const random = randomFrom(12)
    const drawable = Array.from({ length: 54 }, (_, id) => {
      const filtered = id < 36 ? 1 : 2
      return { id, id_materia: filtered, id_assunto: filtered, id_prova: filtered }
    })
    const pedido = { quantidade: 10, ...filters }
    const { drawn, first, repeats } = spreadOf(
      things,
      draws,
      () => drawQuestoes(drawable, pedido, { random }).ids,
    )
    expect(repeats).toBe(0)
    expect(pValueOfEvenSpread(drawn, draws, pedido.quantidade)).toBeGreaterThan(LEAST_P_VALUE)
    expect(pValueOfEvenSpread(first, draws, 1)).toBeGreaterThan(LEAST_P_VALUE)
  })

  it('draws by chance where nothing else is said', () => {
    const drawable = Array.from({ length: 60 }, (_, id) => ({
      id,
      id_materia: 1,
      id_assunto: null,
      id_prova: 1,
    }))
    const drawn = () => drawQuestoes(drawable, { quantidade: 60 }).ids
    expect(drawn()).not.toEqual(drawn())
  })
})
