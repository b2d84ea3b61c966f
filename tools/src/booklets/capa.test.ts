import { describe, expect, it } from 'vitest'
import { capaOf, factsOf, instructionItems } from './capa.ts'
import { examOf, questaoOf } from './exam.fixture.ts'

describe('factsOf', () => {
  it('says what the file knows', () => {
    const prova = { nome: 'Prova Azul', data: '2024-12-08', duracao_minutos: 270 }
    const redacao = [
      { tema: 'A sombra', textos: [] },
      { tema: 'O erro', textos: [] },
    ]

    expect(factsOf(examOf({ prova, questoes: [questaoOf(1)], redacao }))).toEqual([
      ['Data', '8 de dezembro de 2024'],
      ['Duração', '4\u00A0horas e 30\u00A0minutos'],
      ['Questões', '1'],
      ['Redação', '2 propostas'],
    ])
    expect(factsOf(examOf())).toEqual([])
  })

  it('speaks of one as of one', () => {
    const prova = { nome: 'Prova Azul', data: '2024-12-01', duracao_minutos: 61 }
    expect(factsOf(examOf({ prova, redacao: [{ tema: 'A sombra', textos: [] }] }))).toEqual([
      ['Data', '1º de dezembro de 2024'],
      ['Duração', '1\u00A0hora e 1\u00A0minuto'],
      ['Redação', '1 proposta'],
    ])
  })
})

describe('instructionItems', () => {
  it('has one item a line, or a sentence where there is one line', () => {
    expect(instructionItems('Use caneta azul.\n\nNão use lápis. Nem borracha.')).toEqual([
      'Use caneta azul.',
      'Não use lápis. Nem borracha.',
    ])
    expect(instructionItems('Use caneta azul. Não use lápis.')).toEqual([
      'Use caneta azul.',
      'Não use lápis.',
    ])
  })

  it('leaves alone what markup may go over', () => {
    expect(instructionItems('Use <b>caneta azul. Não use</b> lápis.')).toBeUndefined()
  })
})

describe('capaOf', () => {
  it('has the name of the exam and a field for each answer', () => {
    const { markup } = capaOf(examOf({ questoes: [questaoOf(1), questaoOf(12)] }))

    expect(markup).toContain('<h1>Prova Azul</h1>')
    expect(markup).toContain('Vestibular 2025, 1º\u00A0semestre')
    expect(markup).toContain('<b>12</b>')
  })
})
