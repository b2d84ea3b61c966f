import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someAlternativas, someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { gradeQuestao } from '@rumo/contract/rules'
import {
  byMateria,
  correctCard,
  estadoOf,
  gradedCard,
  markCard,
  numbersWith,
  scoreOf,
} from './cartao-resposta.rules.ts'

const named = (id: number, nome: string) => someQuestao(id, { materia: { id, nome } })
const estados = (questao: ReturnType<typeof someQuestao>, marcada: number | null) =>
  correctCard([questao], [marcada])[0]?.letras.map(({ estado }) => estado)

describe('correctCard', () => {
  it('leaves a blank row free, the right letter too', () => {
    expect(estados(someQuestao(1), null)).toEqual(['livre', 'livre', 'livre', 'livre', 'livre'])
  })

  it('fills what was marked, and rings the right letter beside a wrong one', () => {
    expect(estados(someQuestao(1), 10)).toEqual(['certa', 'livre', 'livre', 'livre', 'livre'])
    expect(estados(someQuestao(1), 12)).toEqual(['gabarito', 'livre', 'errada', 'livre', 'livre'])
  })

  it('says nothing of a question without a key', () => {
    const questao = someQuestao(1, { alternativas: someAlternativas(1, 'nenhuma') })
    expect(estados(questao, 11)).toEqual(['livre', 'escolhida', 'livre', 'livre', 'livre'])
    expect(correctCard([questao], [11])[0]).toMatchObject({
      resultado: 'sem-gabarito',
      gabarito: '',
    })
  })

  it('gives each row its number, what was marked and what is right', () => {
    expect(correctCard(someQuestoes(2), [10, 23])).toMatchObject([
      { numero: 1, resultado: 'certa', marcada: { nome: 'A', estado: 'certa' }, gabarito: 'A' },
      { numero: 2, resultado: 'errada', marcada: { nome: 'D', estado: 'errada' }, gabarito: 'A' },
    ])
  })

  it('names every right letter where there is more than one', () => {
    const alternativas = someAlternativas(1).map((one) => ({ ...one, correta: one.nome < 'C' }))
    expect(correctCard([someQuestao(1, { alternativas })], [10])[0]?.gabarito).toBe('A e B')
  })
})

describe('gradedCard', () => {
  it('takes the results as they were told, an annulled question right for everybody', () => {
    const questoes = [someQuestao(1), someQuestao(2, { situacao: 'anulada' }), someQuestao(3)]
    const card = gradedCard(
      questoes.map((questao, index) => {
        const marcada = [10, null, 31][index] ?? null
        return { ...questao, marcada, resultado: gradeQuestao(questao, marcada) }
      }),
      [4, 5, 7],
    )
    expect(card.map(({ numero, resultado }) => `${numero} ${resultado}`)).toEqual([
      '4 certa',
      '5 certa',
      '7 errada',
    ])
    expect(card[1]?.letras.every(({ estado }) => estado === 'livre')).toBe(true)
    expect(card.map(estadoOf), 'a bubble for each row').toEqual(['certa', 'certa', 'errada'])
    expect(scoreOf(card)).toEqual({ certas: 2, total: 3 })
  })
})

describe('markCard', () => {
  it('tells what is marked and what is to be seen again, under the numbers of the exam', () => {
    const card = markCard(someQuestoes(2), {
      marcadas: [12, null],
      numeros: [8, 9],
      paraRever: [2],
    })
    expect(card).toMatchObject([
      { numero: 8, resultado: 'marcada', marcada: { nome: 'C' }, gabarito: '', paraRever: false },
      { numero: 9, resultado: 'em-branco', marcada: null, paraRever: true },
    ])
  })
})

describe('scoreOf', () => {
  it('counts right answers, blank rows too, and leaves out what has no key', () => {
    const questoes = [
      ...someQuestoes(3),
      someQuestao(4, { alternativas: someAlternativas(4, 'nenhuma') }),
    ]
    expect(scoreOf(correctCard(questoes, [10, 21, null, 40]))).toEqual({ certas: 1, total: 3 })
  })

  it('counts an annulled question, which is right without any key', () => {
    const [linha] = correctCard([someQuestao(1)], [10])
    if (!linha) throw new Error('There is no row.')
    const anulada = { ...linha, gabarito: '', foiAnulada: true }
    expect(scoreOf([anulada])).toEqual({ certas: 1, total: 1 })
  })

  it('counts as right exactly the answers whose alternative is right', () => {
    const anyCard = fc.array(
      fc.record({
        certa: fc.constantFrom('A', 'B', 'E', 'nenhuma'),
        marcada: fc.option(fc.nat(4)),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(anyCard, (card) => {
        const questoes = card.map(({ certa }, index) =>
          someQuestao(index, { alternativas: someAlternativas(index, certa) }),
        )
        const marcadas = card.map(({ marcada }, index) =>
          marcada === null ? null : index * 10 + marcada,
        )
        const right = card.filter(({ certa, marcada }) => 'ABCDE'[marcada ?? 9] === certa)
        const keyed = card.filter(({ certa }) => certa !== 'nenhuma')
        expect(scoreOf(correctCard(questoes, marcadas))).toEqual({
          certas: right.length,
          total: keyed.length,
        })
      }),
    )
  })
})

describe('byMateria', () => {
  it('groups the rows in the order of the card, those without a matéria under the others', () => {
    const questoes = [named(1, 'Física'), named(2, 'História'), someQuestao(3), named(4, 'Física')]
    const groups = byMateria(correctCard(questoes, []))
    expect(groups?.map(([materia, rows]) => [materia, rows.map(({ numero }) => numero)])).toEqual([
      ['Física', [1, 4]],
      ['História', [2]],
      ['Outras', [3]],
    ])
  })

  it('groups nothing where the server tells no matéria', () => {
    expect(byMateria(correctCard(someQuestoes(2), []))).toBeNull()
  })
})

describe('numbersWith', () => {
  it('gives the numbers of the rows', () => {
    const linhas = correctCard(someQuestoes(4), [10, null, null, null])
    expect(numbersWith('em-branco', linhas)).toEqual([2, 3, 4])
    expect(numbersWith('certa', linhas)).toEqual([1])
    expect(numbersWith('errada', linhas)).toEqual([])
  })
})
