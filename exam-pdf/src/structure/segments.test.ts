import { range } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { flowLines } from '../layout.fixture.ts'
import { segmentsOf } from './segments.ts'

const QUESTIONS = ['Questão 1', 'Questão 2']
const THEME = 'Escreva sobre o tema dado.'
const spans = (all: readonly { start: number; end: number }[]) =>
  all.map(({ end, start }) => [start, end])

const partsOf = (...texts: string[]) => {
  const { essay, questions, shared } = segmentsOf(flowLines(texts))
  return {
    questions: spans(questions),
    shared: spans(shared),
    essay: essay && [essay.start, essay.end],
  }
}

describe('segmentsOf', () => {
  it('ends a question at the next one, and at what is announced for others', () => {
    expect(
      partsOf(
        'A capa',
        'Questão 1',
        'Qual é?',
        'Leia o texto para responder às',
        'questões 2 e 3.',
        'Um texto.',
        'Questão 2',
        'Questão 3',
        'Fim.',
      ),
    ).toEqual({
      questions: [
        [1, 3],
        [6, 7],
        [7, 9],
      ],
      shared: [[5, 6]],
      essay: undefined,
    })
  })

  it('ends a question where the essay begins', () => {
    expect(partsOf('Questão 1', 'Questão 2', 'Qual é?', 'REDAÇÃO', THEME, 'Boa sorte.')).toEqual({
      questions: [
        [0, 1],
        [1, 3],
      ],
      shared: [],
      essay: [3, 6],
    })
  })

  it('ends the essay at the next question, and at the title of a part', () => {
    expect(partsOf('Redação', THEME, ...QUESTIONS).essay).toEqual([0, 2])
    expect(partsOf('Redação', THEME, 'Questões de 1 a 45', 'Leia.', ...QUESTIONS).essay).toEqual([
      0, 2,
    ])
  })
})

describe('the essay', () => {
  it.each([
    ['Redação', true],
    ['PROVA DE REDAÇÃO', true],
    ['2. Proposta de redação:', true],
    ['Instruções para a Redação', true],
    ['A redação do contrato', false],
    ['Redação nova', false],
  ])('begins with %j: %j', (title, isTitle) => {
    expect(partsOf(...QUESTIONS, title, THEME).essay).toEqual(isTitle ? [2, 4] : undefined)
  })

  it('speaks of its theme, within 160 lines and before any question', () => {
    const apart = (count: number) => partsOf('Redação', ...range(count).map(() => 'Linha'), THEME)
    expect(apart(158).essay).toEqual([0, 160])
    expect(apart(159).essay).toBeUndefined()
    expect(partsOf('Redação', ...QUESTIONS, THEME).essay).toBeUndefined()
    expect(partsOf('Redação', 'Os sistemas são dois.').essay).toBeUndefined()
  })

  it('is the one after the questions where the cover speaks of it too', () => {
    expect(partsOf('Redação', THEME, ...QUESTIONS, 'Redação', THEME).essay).toEqual([4, 6])
  })
})
