import { describe, expect, it } from 'vitest'
import { daMateria, dasGuardadas, QUAISQUER } from './escolha.rules.ts'
import {
  availableInWords,
  escolhaInWords,
  ignoredInWords,
  looserThan,
  moreInWords,
} from './escolha.words.ts'

const ALL = {
  idMateria: 3,
  idAssunto: 8,
  idProva: 5,
  ano: 2026,
  dificuldade: 'media',
  so: 'erradas',
  lista: null,
  quantas: 20,
} as const

it.each([
  [
    ALL,
    { assunto: 'Óptica', prova: 'Prova Azul' },
    'Óptica · Prova Azul · provas de 2026 · médias · só as que errei · 20 por vez',
  ],
  [{ ...daMateria(3), idAssunto: 8, idProva: 5 }, {}, 'Um assunto · uma prova'],
  [dasGuardadas(null), { prova: 'Prova Azul' }, 'Só as que guardei'],
  [dasGuardadas('Química'), { prova: 'Prova Azul' }, 'Lista “Química”'],
  [
    { ...QUAISQUER, so: 'nao-respondidas' as const },
    { prova: 'Prova Azul' },
    'Só as que não respondi',
  ],
])('says %j of %s as %j', (escolha, nomes, words) => {
  expect(escolhaInWords(escolha, nomes).join(' · ')).toBe(words)
})

it.each([
  [0, 'Nenhuma questão'],
  [1, '1\u00A0questão'],
  [1200, '1.200\u00A0questões'],
])('counts %j questions as %j', (count, words) => {
  expect(availableInWords(count)).toBe(words)
})

it('names what of an address says nothing', () => {
  expect(ignoredInWords([])).toBeNull()
  expect(ignoredInWords(['ano=20'])).toContain('“ano=20”, que não diz nada aqui')
  expect(ignoredInWords(['ano=20', 'so=x'])).toContain('“ano=20” e “so=x”, que não dizem')
})

it.each([
  [10, 'Treinar mais dez'],
  [50, 'Treinar mais 50'],
])('leads on by %j with %j', (quantas, words) => {
  expect(moreInWords(quantas)).toBe(words)
})

describe('looserThan', () => {
  it('takes one part from a choice at a time', () => {
    expect(looserThan(ALL).map(([, looser]) => looser)).toEqual([
      { ...ALL, so: null },
      { ...ALL, dificuldade: null },
      { ...ALL, idProva: null },
      { ...ALL, ano: null },
      { ...ALL, idAssunto: null },
      { ...ALL, idMateria: null, idAssunto: null },
    ])
  })

  it('has nothing to loosen in any ten', () => {
    expect(looserThan(QUAISQUER)).toEqual([])
    expect(looserThan(daMateria(3))).toHaveLength(1)
    expect(looserThan(dasGuardadas('Química')).map(([, looser]) => looser)).toEqual([QUAISQUER])
  })
})
