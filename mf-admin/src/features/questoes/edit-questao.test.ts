import { questaoCompletaFixture, referenciaFixture } from './questoes.fixture.ts'
import { describe, expect, it } from 'vitest'
import { edit } from './edit-questao.ts'
import { newRascunho, rascunhoOf, type Rascunho } from './questao-rascunho.ts'

const start = rascunhoOf(questaoCompletaFixture())
const letras = ({ alternativas }: Rascunho) => alternativas.map(({ texto }) => texto).join('')
const right = ({ alternativas }: Rascunho) =>
  alternativas.filter(({ correta }) => correta).map(({ texto }) => texto)

describe('edit', () => {
  it('marks exactly one alternative, or none', () => {
    const marked = edit(start, { type: 'mark', chave: 2 })
    expect(right(marked)).toEqual(['b'])
    expect(right(edit(marked, { type: 'mark', chave: 4 }))).toEqual(['d'])
    expect(right(edit(marked, { type: 'mark', chave: null }))).toEqual([])
  })

  it.each([
    [1, 2, 'bcade'],
    [5, 0, 'eabcd'],
    [3, 99, 'abdec'],
    [3, -1, 'cabde'],
    [9, 0, 'abcde'],
  ])('moves alternative %i to place %i, and the right one stays right', (chave, to, expected) => {
    const moved = edit(edit(start, { type: 'mark', chave: 3 }), { type: 'move', chave, to })
    expect(letras(moved)).toBe(expected)
    expect(right(moved)).toEqual(['c'])
  })

  it('keeps from two to five alternatives, whose keys are never used again while they are there', () => {
    expect(edit(start, { type: 'add' })).toBe(start)
    let fewer = start
    for (const chave of [2, 4, 5, 1]) fewer = edit(fewer, { type: 'remove', chave })
    expect(letras(fewer)).toBe('ac')
    const keys = edit(fewer, { type: 'add' }).alternativas.map(({ chave }) => chave)
    expect(new Set(keys).size).toBe(3)
  })

  it('shares a reference once, and counts that use', () => {
    const shared = edit(start, { type: 'add-referencia', referencia: referenciaFixture(8, 2) })
    expect(shared.referencias.map(({ id, usos }) => [id, usos])).toEqual([[8, 3]])
    expect(edit(shared, { type: 'add-referencia', referencia: referenciaFixture(8, 2) })).toEqual(
      shared,
    )
    const both = edit(shared, { type: 'add-referencia', referencia: null })
    const order = edit(both, { type: 'move-referencia', chave: 2, to: 0 })
    expect(order.referencias.map(({ id }) => id)).toEqual([null, 8])
    expect(edit(order, { type: 'remove-referencia', chave: 2 }).referencias).toHaveLength(1)
  })

  it('begins with five empty alternatives', () => {
    expect(newRascunho(3, 12)).toMatchObject({ id_prova: 3, numero: '12', situacao: 'normal' })
    expect(letras(newRascunho(3, null))).toBe('')
    expect(newRascunho(3, null).alternativas).toHaveLength(5)
  })
})
