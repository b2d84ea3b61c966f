import { DIFICULDADES } from '@rumo/contract/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daMateria,
  dasGuardadas,
  isPlain,
  keyOf,
  LEAST_QUANTAS,
  MOST_QUANTAS,
  paramsOf,
  QUAISQUER,
  readEscolha,
  type Escolha,
  type So,
} from './escolha.rules.ts'

const ids = fc.option(fc.integer({ min: 1, max: 10_000 }))
const listas = fc.oneof(
  fc.record({
    so: fc.option(fc.constantFrom<So>('nao-respondidas', 'erradas')),
    lista: fc.constant(null),
  }),
  fc.record({
    so: fc.constant<So>('guardadas'),
    lista: fc.option(fc.string({ minLength: 1, unit: 'grapheme' })),
  }),
)
const materias = fc.oneof(
  fc.record({ idMateria: ids, idAssunto: fc.constant(null) }),
  fc.record({ idMateria: fc.integer({ min: 1, max: 10_000 }), idAssunto: ids }),
)
const others = fc.record({
  idProva: ids,
  ano: fc.option(fc.integer({ min: 1900, max: 2099 })),
  dificuldade: fc.option(fc.constantFrom(...DIFICULDADES)),
  quantas: fc.integer({ min: LEAST_QUANTAS, max: MOST_QUANTAS }),
})

const escolhas: fc.Arbitrary<Escolha> = fc
  .tuple(materias, others, listas)
  .map(([materia, other, which]) => ({ ...materia, ...other, ...which }))

const read = (search: string) => readEscolha(new URLSearchParams(search))

describe('an address', () => {
  it('says a choice whole', () => {
    fc.assert(
      fc.property(escolhas, (escolha) => {
        expect(read(keyOf(escolha))).toEqual({ escolha, ignoradas: [] })
      }),
    )
  })

  it('is the same for two choices of the same, and for no others', () => {
    fc.assert(
      fc.property(escolhas, escolhas, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(keyOf(one) === keyOf(other)).toBe(isSame)
      }),
    )
  })

  it('may say anything, and what says nothing is left out and named', () => {
    const params = fc.record(
      {
        materia: fc.oneof(fc.string(), fc.constant('3')),
        assunto: fc.oneof(fc.string(), fc.constant('5')),
        prova: fc.string(),
        ano: fc.string(),
        so: fc.oneof(fc.string(), fc.constant('guardadas')),
        lista: fc.string(),
        quantas: fc.string(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(params, (said) => {
        const { escolha, ignoradas } = readEscolha(new URLSearchParams(said))
        const understood = Object.keys(paramsOf(escolha))
        for (const [name, value] of Object.entries(said)) {
          const isDefault = name === 'quantas' && Number(value) === QUAISQUER.quantas
          const isRead = understood.includes(name) || value === '' || isDefault
          expect(ignoradas.includes(`${name}=${value}`)).toBe(!isRead)
        }
        expect(read(keyOf(escolha)).escolha).toEqual(escolha)
      }),
    )
  })

  it.each([
    ['?materia=3', daMateria(3)],
    ['?so=erradas&quantas=50', { ...QUAISQUER, so: 'erradas', quantas: 50 }],
    ['?so=guardadas&lista=Qu%C3%ADmica', dasGuardadas('Química')],
    ['?prova=7&ano=2026', { ...QUAISQUER, idProva: 7, ano: 2026 }],
  ])('%s is read as it was meant', (search, escolha) => {
    expect(read(search)).toEqual({ escolha, ignoradas: [] })
  })

  it.each([
    'quantas=0',
    'quantas=51',
    'ano=1899',
    'ano=2100',
    'prova=0',
    'materia=1.5',
    'assunto=5',
    'so=todas',
    'dificuldade=todas',
    'lista=Química',
  ])('is any ten where it says %s', (search) => {
    expect(read(search)).toEqual({ escolha: QUAISQUER, ignoradas: [search] })
  })
})

it('is plain where it is by the matéria alone', () => {
  expect([QUAISQUER, daMateria(3)].every(isPlain)).toBe(true)
  expect(isPlain({ ...QUAISQUER, quantas: 20 })).toBe(false)
  expect(isPlain({ ...daMateria(3), ano: 2026 })).toBe(false)
})
