import { describe, expect, it } from 'vitest'
import { edit, type Edicao } from './edit-questao.ts'
import { questaoCompletaFixture } from './questoes.fixture.ts'
import { rascunhoOf } from './questao-rascunho.ts'
import { isRegradedBy } from './is-regraded-by.ts'

/** The third alternative, 'c', is right. */
const saved = rascunhoOf(questaoCompletaFixture())
const regrades = (...edicoes: Edicao[]) => isRegradedBy(saved, edicoes.reduce(edit, saved))

describe('isRegradedBy', () => {
  it.each<[string, Edicao[]]>([
    ['another right alternative', [{ type: 'mark', chave: 1 }]],
    ['none that is right', [{ type: 'mark', chave: null }]],
    ['an annulment', [{ type: 'set', mudancas: { situacao: 'anulada' } }]],
    ['the right alternative gone', [{ type: 'remove', chave: 3 }]],
    [
      'a right alternative that is new',
      [{ type: 'remove', chave: 1 }, { type: 'add' }, { type: 'mark', chave: 6 }],
    ],
  ])('is true of %s', (_name, edicoes) => {
    expect(regrades(...edicoes)).toBe(true)
  })

  it.each<[string, Edicao[]]>([
    ['nothing', []],
    ['other words', [{ type: 'set', mudancas: { texto: 'Outro?', situacao: 'retificada' } }]],
    ['another order', [{ type: 'move', chave: 3, to: 0 }]],
    ['a wrong alternative gone', [{ type: 'remove', chave: 1 }]],
    [
      'what was taken back',
      [
        { type: 'mark', chave: 1 },
        { type: 'mark', chave: 3 },
      ],
    ],
  ])('is false of %s', (_name, edicoes) => {
    expect(regrades(...edicoes)).toBe(false)
  })

  it('is true of the end of an annulment', () => {
    const annulled = edit(saved, { type: 'set', mudancas: { situacao: 'anulada' } })
    expect(isRegradedBy(annulled, saved)).toBe(true)
  })
})
