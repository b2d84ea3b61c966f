import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomFrom } from '@rumo/contract/chance'
import { isQuestaoSorteada } from '@rumo/contract/shapes'
import { gradeQuestao } from '@rumo/contract/rules'
import { someAlternativas, someQuestao } from '../../testing/questoes.ts'
import { inOtherOrder } from './outra-ordem.ts'

const textos = ['um', 'dois', 'três', 'quatro', 'cinco']
const questao = someQuestao(1, {
  alternativas: someAlternativas(1).map((one, place) => ({ ...one, texto: textos[place] ?? '' })),
})

it('has the same alternatives with the letters in their order, graded as before', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const other = inOtherOrder(questao, randomFrom(seed))
      expect(isQuestaoSorteada(other)).toBe(true)
      expect(other.alternativas.map(({ nome, ordem }) => [nome, ordem])).toEqual(
        questao.alternativas.map(({ nome, ordem }) => [nome, ordem]),
      )
      const byId = (one: typeof questao) =>
        one.alternativas
          .map(({ id, texto, correta }) => ({ id, texto, correta, vale: gradeQuestao(one, id) }))
          .toSorted((a, b) => a.id - b.id)
      expect(byId(other)).toEqual(byId(questao))
    }),
  )
})

it('brings every alternative to every place', () => {
  const places = new Set<string>()
  for (let seed = 0; seed < 500; seed++) {
    const { alternativas } = inOtherOrder(questao, randomFrom(seed))
    for (const { id, nome } of alternativas) places.add(`${id} ${nome}`)
  }
  expect(places.size).toBe(25)
})

it.each([
  { texto: 'Leia a alternativa B antes.' },
  { explicacao: 'Por isso a letra (C) não serve.' },
  {
    alternativas: someAlternativas(1).map((one) => ({ ...one, comentario: 'Ver a opção D.' })),
  },
  {
    alternativas: someAlternativas(1).map((one) => ({ ...one, texto: 'Nenhuma das anteriores' })),
  },
])('leaves a question as it is that speaks of letters or places: %o', (changes) => {
  const told = { ...questao, ...changes }
  for (let seed = 0; seed < 20; seed++) {
    expect(inOtherOrder(told, randomFrom(seed))).toBe(told)
  }
})
