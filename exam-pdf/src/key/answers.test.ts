import { describe, expect, it } from 'vitest'
import { answerDoubt, answersFor, isOfAnother } from './answers.ts'
import type { Resposta } from './rows.ts'

const resposta = (numero: number, ...letras: (string | undefined)[]): Resposta => ({
  numero,
  letras,
  isRetificada: false,
})
const dita = (letra: string | undefined, letras?: (string | undefined)[]) => ({
  letra,
  ...(letras && { letras }),
  materia: undefined,
  isRetificada: false,
})

describe('answersFor', () => {
  it('says of each question what the key does, and nothing where it does not', () => {
    const said = { ...resposta(2, 'B'), materia: 'Física', isRetificada: true }
    expect(answersFor([2, 3], [resposta(1, 'A'), said])).toEqual([
      { letra: 'B', materia: 'Física', isRetificada: true },
      undefined,
    ])
  })

  it('gives the columns to the questions of one number in their order, the last one to all others', () => {
    expect(answersFor([1, 2, 1, 1], [resposta(1, 'A', 'B')])).toEqual([
      dita('A'),
      undefined,
      dita('B'),
      dita('B'),
    ])
  })

  it('leaves open what has more answers than questions', () => {
    expect(answersFor([1], [resposta(1, 'A', 'B')])).toEqual([dita('A', ['A', 'B'])])
    expect(answersFor([1, 1], [resposta(1, 'A', 'B', undefined)])[1]).toEqual(
      dita('B', ['A', 'B', undefined]),
    )
    expect(answersFor([1], [resposta(1, 'A', 'A')])).toEqual([dita('A')])
  })
})

describe('answerDoubt', () => {
  const NOMES = ['A', 'B', 'C']

  it.each([
    ['nothing is said of it', undefined, 'O gabarito não traz'],
    ['the letter is not there', dita('E'), 'O gabarito diz E, mas'],
    ['there are several answers', dita('A', ['A', undefined]), '(A e anulada)'],
  ])('doubts a question where %s', (_, said, words) => {
    expect(answerDoubt(said, NOMES)).toMatchObject({
      codigo: 'sem_resposta',
      mensagem: expect.stringContaining(words) as string,
    })
  })

  it('doubts neither a letter that is there nor what is annulled', () => {
    expect(answerDoubt(dita('C'), NOMES)).toBeUndefined()
    expect(answerDoubt(dita(undefined), NOMES)).toBeUndefined()
  })
})

describe('isOfAnother', () => {
  const key = [1, 2, 3, 4].map((numero) => resposta(numero, 'A'))

  it('is a key most of whose answers have no question', () => {
    expect(isOfAnother([1, 2, 50], key)).toBe(false)
    expect(isOfAnother([1, 50], key)).toBe(true)
    expect(isOfAnother([], [])).toBe(false)
  })
})
