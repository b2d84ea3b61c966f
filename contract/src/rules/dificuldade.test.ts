import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEAST_RESPOSTAS } from './analise.ts'
import { DIFICULDADES, dificuldadeOf } from './dificuldade.ts'

it.each([
  [85, 'facil'],
  [84, 'media'],
  [51, 'media'],
  [50, 'dificil'],
  [0, 'dificil'],
] as const)('calls a question of which %i%% are right %s', (certas, dificuldade) => {
  expect(dificuldadeOf({ certas, total: 100 })).toBe(dificuldade)
})

it('says nothing of few answers', () => {
  expect(dificuldadeOf({ certas: 0, total: LEAST_RESPOSTAS - 1 })).toBeNull()
  expect(dificuldadeOf({ certas: 0, total: LEAST_RESPOSTAS })).toBe('dificil')
})

it('calls no question harder for one more right answer', () => {
  const answers = fc.record({ total: fc.integer({ min: 30, max: 1000 }), part: fc.nat(999) })
  fc.assert(
    fc.property(answers, ({ total, part }) => {
      const certas = part % total
      const [before, after] = [certas, certas + 1].map((right) =>
        DIFICULDADES.findIndex((one) => one === dificuldadeOf({ certas: right, total })),
      )
      expect(after).toBeLessThanOrEqual(before ?? -1)
    }),
  )
})
