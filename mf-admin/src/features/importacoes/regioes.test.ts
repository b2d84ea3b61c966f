import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  esticada,
  isGrande,
  LADO_MINIMO,
  movida,
  ondeFica,
  primeiraSelecao,
  regiaoEntre,
} from './regioes.ts'

const PAGINA = { largura: 600, altura: 800 }
const ponto = fc.record({
  x: fc.integer({ min: -50, max: 700 }),
  y: fc.integer({ min: -50, max: 900 }),
})
const regiao = fc.tuple(ponto, ponto).map(([a, b]) => regiaoEntre(2, a, b, PAGINA))
const passo = fc.integer({ min: -900, max: 900 })

it('keeps every rectangle on its page, however it is drawn, moved and stretched', () => {
  fc.assert(
    fc.property(regiao, passo, passo, (antes, dx, dy) => {
      for (const each of [antes, movida(antes, dx, dy, PAGINA), esticada(antes, dx, dy, PAGINA)]) {
        expect(each.pagina).toBe(2)
        expect([0 <= each.x0, each.x0 <= each.x1, each.x1 <= 600]).toEqual([true, true, true])
        expect([0 <= each.y0, each.y0 <= each.y1, each.y1 <= 800]).toEqual([true, true, true])
      }
      const moved = movida(antes, dx, dy, PAGINA)
      expect([moved.x1 - moved.x0, moved.y1 - moved.y0]).toEqual([
        antes.x1 - antes.x0,
        antes.y1 - antes.y0,
      ])
    }),
  )
})

it('takes a slip of the hand for none', () => {
  const one = { pagina: 1, x0: 10, y0: 10, x1: 10 + LADO_MINIMO, y1: 10 + LADO_MINIMO }
  expect(isGrande(one)).toBe(true)
  expect(isGrande({ ...one, x1: one.x1 - 1 })).toBe(false)
})

it('begins at what is open, or in the middle of a page that has nothing of it', () => {
  const there = { pagina: 2, x0: 1, y0: 2, x1: 30, y1: 40 }
  expect(primeiraSelecao(2, [there], PAGINA)).toBe(there)
  expect(primeiraSelecao(1, [there], PAGINA)).toMatchObject({ pagina: 1, x0: 150, y1: 400 })
})

it('says where a rectangle is', () => {
  expect(ondeFica({ pagina: 1, x0: 60, y0: 80, x1: 300, y1: 400 }, PAGINA)).toBe(
    '10 a 50% da largura, 10 a 50% da altura',
  )
})
