import type { Resultado } from '@rumo/contract/rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { respondidasIn } from './respondidas.ts'

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b)

const on = (day: number, id_questao: number, resultado: Resultado) => ({
  id_questao,
  resultado,
  respondida_em: `2026-05-0${day}T12:00:00.000Z`,
})

it('takes what went wrong for wrong until it is right', () => {
  const tentativas = [
    on(1, 1, 'errada'),
    on(1, 2, 'certa'),
    on(1, 3, 'errada'),
    on(2, 3, 'certa'),
    on(1, 4, 'certa'),
    on(2, 4, 'errada'),
    on(1, 5, 'sem-gabarito'),
  ]
  expect(respondidasIn(tentativas)).toEqual({ respondidas: [1, 2, 3, 4, 5], erradas: [1, 4] })
})

it('goes by when it was answered, not by the order in which answers are kept', () => {
  const tentativas = fc.uniqueArray(
    fc
      .tuple(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<Resultado>('certa', 'errada'),
      )
      .map(([day, id, resultado]) => on(day, id, resultado)),
    { selector: ({ respondida_em, id_questao }) => `${respondida_em} ${id_questao}` },
  )
  fc.assert(
    fc.property(tentativas, (answered) => {
      const ways = [answered, answered.toReversed()].map(respondidasIn)
      expect(sorted(ways[0]?.erradas ?? [])).toEqual(sorted(ways[1]?.erradas ?? []))
    }),
  )
})
