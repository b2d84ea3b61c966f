import { describe, expect, it } from 'vitest'
import { dayInWords, edicaoInOrder, edicaoInShort, filtroOf, isDraft } from './rules.ts'

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

it('dayInWords gives the day that was meant, wherever one is', () => {
  expect(dayInWords('2025-06-15')).toBe('15\u00A0jun\u00A02025')
  expect([null, undefined, '', 'ontem'].map(dayInWords)).toEqual(['', '', '', ''])
})

describe('a vestibular', () => {
  const vestibular = { id: 3, ano: 2025, semestre: 1 } as const
  it('is told in short, and stands in its order', () => {
    expect(edicaoInShort(vestibular)).toBe('2025 · 1º')
    expect(edicaoInOrder(vestibular)).toBeLessThan(edicaoInOrder({ ...vestibular, semestre: 2 }))
  })
  it('may be missing', () => {
    expect(edicaoInShort(undefined)).toBe('')
    expect(edicaoInOrder(undefined)).toBe(0)
  })
})

it('isDraft believes a server that says nothing', () => {
  expect([{ publicada: false }, { publicada: true }, {}].map(isDraft)).toEqual([true, false, false])
})
