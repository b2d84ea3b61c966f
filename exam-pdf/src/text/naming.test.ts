import { describe, expect, it } from 'vitest'
import { announces, goesOnNaming, isPartTitle, questionsNamed } from './naming.ts'

describe('questionsNamed', () => {
  it.each([
    ['às questões 05 a 07.', '05 a 07'],
    ['À QUESTÃO 12', '12'],
    ['às questoes de números 1, 2 e 3', '1, 2 e 3'],
    ['das questões nº 8 e nº 9', '8 e nº 9'],
    ['às questões entre 4 e 6', '4 e 6'],
    ['nas questões: (10) até (12)', '(10) até (12)'],
    ['esta questão de gosto', undefined],
    ['em 1822 e 1889', undefined],
  ])('of %j: %j', (text, named) => {
    expect(questionsNamed(text)).toBe(named)
  })
})

describe('announces', () => {
  it.each([
    ['Leia o texto para responder às questões 5 e 6.', true],
    ['As questões 5 e 6 referem-se ao mapa.', true],
    ['Leia o texto com calma.', false],
    ['As questões 5 e 6 valem dois pontos.', false],
    ['Questões de 01 a 45: leia cada texto.', false],
  ])('of %j: %j', (text, isAnnounced) => {
    expect(announces(text)).toBe(isAnnounced)
  })
})

describe('isPartTitle', () => {
  it.each([
    ['Questões de 01 a 45', true],
    [' QUESTÕES 46 – 90 ', true],
    ['Questões nº 1 até 5', true],
    ['As questões de 01 a 45', false],
    ['Questão 01', false],
  ])('of %j: %j', (text, isTitle) => {
    expect(isPartTitle(text)).toBe(isTitle)
  })
})

describe('goesOnNaming', () => {
  it.each([
    ['Leia o texto para responder às questões', '05 e 06.', true],
    ['Leia o texto para responder às questões 05', 'a 07.', true],
    ['Da questão 3 em diante, leia o texto das questões', '05 e 06.', true],
    ['Leia o texto para responder à questão', '05', false],
    ['Leia o texto para responder às questões 05 e 06', 'que seguem', false],
    ['Leia o texto e responda às questões:', '05 e 06', false],
    ['Leia o texto', 'das questões 05 e 06', false],
  ])('of %j and %j: %j', (before, text, isGoingOn) => {
    expect(goesOnNaming(before, text)).toBe(isGoingOn)
  })
})
