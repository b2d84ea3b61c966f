import { describe, expect, it } from 'vitest'
import { edicaoInOrder, filtroOf, isDraft } from './provas.rules.ts'

it.each([
  [null, 'todos'],
  ['nenhum', 'nenhum'],
  ['12', 12],
  ['0', 'todos'],
  ['-3', 'todos'],
  ['<b>', 'todos'],
])('filtroOf reads %j as %j', (text, filtro) => {
  expect(filtroOf(text)).toBe(filtro)
})

describe('a vestibular', () => {
  const vestibular = { id: 3, ano: 2025, semestre: 1 } as const
  it('stands in its order', () => {
    expect(edicaoInOrder(vestibular)).toBeLessThan(edicaoInOrder({ ...vestibular, semestre: 2 }))
  })
  it('may be missing', () => {
    expect(edicaoInOrder(undefined)).toBe(0)
  })
})

it('isDraft believes a server that says nothing', () => {
  expect([{ publicada: false }, { publicada: true }, {}].map(isDraft)).toEqual([true, false, false])
})
