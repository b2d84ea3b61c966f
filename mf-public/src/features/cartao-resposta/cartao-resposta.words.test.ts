import { describe, expect, it } from 'vitest'
import { someAlternativas, someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { correctCard } from './cartao-resposta.rules.ts'
import {
  blankInWords,
  cardInWords,
  encouragement,
  resultInWords,
  rowInWords,
} from './cartao-resposta.words.ts'

describe('rowInWords', () => {
  it.each([
    [10, 'Questão 1, certa: você marcou A'],
    [14, 'Questão 1, errada: você marcou E, a certa é A'],
    [null, 'Questão 1, em branco'],
  ])('says what became of %j', (marcada, words) => {
    expect(correctCard([someQuestao(1)], [marcada]).map(rowInWords)).toEqual([words])
  })

  it('names no letter of an alternative that has gone from the question since', () => {
    expect(correctCard([someQuestao(1)], [99]).map(rowInWords)).toEqual([
      'Questão 1, errada: o que você marcou saiu da questão, a certa é A',
    ])
  })

  it('invents no verdict without a key', () => {
    const questao = someQuestao(1, { alternativas: someAlternativas(1, 'nenhuma') })
    expect(correctCard([questao], [12]).map(rowInWords)).toEqual([
      'Questão 1, sem gabarito: você marcou C',
    ])
  })
})

describe('cardInWords', () => {
  it.each([
    [[null, null, null], 'Nenhuma respondida ainda'],
    [[10, null, null], '1 certa de 1'],
    [[10, 21, 30], '2 certas de 3'],
    [[11, null, null], '0 certas de 1'],
  ])('says %j as %j', (marcadas, words) => {
    expect(cardInWords(correctCard(someQuestoes(3), marcadas))).toBe(words)
  })
})

it('resultInWords counts blank questions along, as the result does', () => {
  expect(resultInWords(correctCard(someQuestoes(3), [10, null, null]))).toBe('1 certa de 3')
})

describe('blankInWords', () => {
  it.each([
    [[10, 20, null, null, null], 'Em branco: questões 3 a 5'],
    [[10, null], 'Em branco: questão 2'],
    [[10], null],
  ])('names the questions of %j that are blank', (marcadas, words) => {
    expect(blankInWords(correctCard(someQuestoes(marcadas.length), marcadas))).toBe(words)
  })
})

describe('encouragement', () => {
  it('praises only a whole card as whole', () => {
    expect(encouragement({ certas: 10, total: 10 })).toBe('Você acertou todas.')
    expect(encouragement({ certas: 9, total: 10 })).toBe('Muito bem. Releia a que escapou.')
    expect(encouragement({ certas: 8, total: 10 })).toBe('Muito bem. Releia as que escaparam.')
    expect(encouragement({ certas: 5, total: 10 })).toMatch(/^Bom caminho/)
    expect(encouragement({ certas: 0, total: 10 })).toMatch(/^Dá para crescer muito daqui\. Abra/)
  })

  it('praises nothing where nothing could be right', () => {
    expect(encouragement({ certas: 0, total: 0 })).toBe('Nenhuma destas questões tem gabarito.')
  })
})
