import { describe, expect, it } from 'vitest'
import { bubbleOf, rightAnswerSentence } from './correction.ts'
import { alternativa } from './questao.fixture.ts'

const a = alternativa({ id: 1, nome: 'A' })
const b = alternativa({ id: 2, nome: 'B', texto: '200', correta: true })
const c = alternativa({ id: 3, nome: 'C' })

describe('bubbleOf', () => {
  it.each([
    ['free', a, 2, null, 'livre'],
    ['chosen', a, 1, null, 'escolhida'],
    ['right and chosen', b, 2, 'certa', 'certa'],
    ['wrong and chosen', a, 1, 'errada', 'errada'],
    ['right and not chosen', b, 1, 'errada', 'gabarito'],
    ['right in a blank question', b, null, 'em-branco', 'gabarito'],
    ['neither', c, 1, 'errada', 'livre'],
    ['chosen in a question without a key', a, 1, 'sem-gabarito', 'escolhida'],
    ['right, but not yet checked', b, null, null, 'livre'],
  ] as const)('shows an alternative that is %s', (_, one, escolhida, resultado, estado) => {
    expect(bubbleOf(one, { escolhida, resultado })).toBe(estado)
  })
})

function sentence(texto: string, more = {}): string {
  return rightAnswerSentence([a, alternativa({ id: 2, nome: 'C', texto, correta: true, ...more })])
}

describe('rightAnswerSentence', () => {
  it('names the letter and repeats a short text', () => {
    expect(sentence('200')).toBe('A certa é a C: 200.')
  })

  it('does not double the stop of a sentence', () => {
    expect(sentence('a porta não ficou aberta.')).toBe('A certa é a C: a porta não ficou aberta.')
    expect(sentence('Por quê?')).toBe('A certa é a C: Por quê?')
  })

  it.each([
    ['long', 'x'.repeat(81), {}],
    ['formatted', 'H<sub>2</sub>O', {}],
    ['a formula', '\\(\\frac{1}{2}\\)', {}],
    ['of several lines', 'a\nb', {}],
    ['empty', '', {}],
    ['an image', 'gráfico', { url_imagem: 'c.png' }],
  ])('names only the letter of an alternative that is %s', (_, texto, more) => {
    expect(sentence(texto, more)).toBe('A certa é a C.')
  })

  it('names each of several right letters', () => {
    expect(rightAnswerSentence([b, { ...c, correta: true }])).toBe('As certas são a B e a C.')
  })
})
