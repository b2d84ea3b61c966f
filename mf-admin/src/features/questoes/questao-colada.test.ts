import { LETRAS } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questaoColada } from './questao-colada.ts'

describe('questaoColada', () => {
  it('parts number, text and alternatives, and joins the lines of each', () => {
    const pasted = `QUESTÃO 12
Um trem parte de uma estação às oito horas e chega à
seguinte às nove. A distância entre elas é de 60 km.

A velocidade média do trem, em km/h, é de

(A) 30, porque a distância se divide pelo dobro do tem-
po que ele leva.
(B) 45.
(C) 60.
(D) 75.
(E) 90.`
    expect(questaoColada(pasted)).toEqual({
      numero: '12',
      referencia: null,
      texto:
        'Um trem parte de uma estação às oito horas e chega à seguinte às nove. A distância entre elas é de 60 km.\n\n' +
        'A velocidade média do trem, em km/h, é de',
      alternativas: [
        '30, porque a distância se divide pelo dobro do tempo que ele leva.',
        '45.',
        '60.',
        '75.',
        '90.',
      ],
    })
  })

  const ALTERNATIVAS = '(A) 1\n(B) 2\n(C) 3'

  it('makes a reference of a text that is announced for several questions', () => {
    const pasted = `Leia o texto para responder às
questões 23 e 24.
Os tijolos da ponte velha foram feitos à mão, um a um,
por quem morava perto dela.
Questão 23
Segundo o texto, a ponte
${ALTERNATIVAS}`
    expect(questaoColada(pasted)).toEqual({
      numero: '23',
      referencia:
        'Os tijolos da ponte velha foram feitos à mão, um a um, por quem morava perto dela.',
      texto: 'Segundo o texto, a ponte',
      alternativas: ['1', '2', '3'],
    })
  })

  it.each([
    ['between a text of its own and the question', 'A ponte é velha.\nQuestão 4\nEla foi', '4'],
    ['at the end, as another column is copied', 'A ponte é velha.\nEla foi\nQuestão 4', '4'],
  ])('takes the number from a heading %s', (_, text, numero) => {
    expect(questaoColada(`${text}\n${ALTERNATIVAS}`)).toEqual({
      numero,
      referencia: null,
      texto: 'A ponte é velha.\nEla foi',
      alternativas: ['1', '2', '3'],
    })
  })

  it('leaves the headings of several questions in the text', () => {
    const pasted = `A ponte é velha.\nQuestão 4\nQuestão 5\nEla foi\n${ALTERNATIVAS}`
    expect(questaoColada(pasted)).toMatchObject({
      numero: null,
      texto: 'A ponte é velha.\nQuestão 4\nQuestão 5\nEla foi',
    })
  })

  const cinco = ['sal', 'sol', 'mar', 'lua', 'pão']
  it.each([
    ['(A)', (letra: string) => `(${letra}) `],
    ['A)', (letra: string) => `${letra}) `],
    ['a)', (letra: string) => `${letra.toLowerCase()}) `],
    ['A.', (letra: string) => `${letra}. `],
    ['A –', (letra: string) => `${letra} – `],
    ['A', (letra: string) => `${letra} `],
    ['a bold letter', (letra: string) => `<b>${letra})</b> `],
  ])('finds alternatives after %s', (_, mark) => {
    const lines = cinco.map((word, place) => `${mark(LETRAS[place] ?? '')}${word}`)
    expect(questaoColada(['O que brilha?', ...lines].join('\n'))).toEqual({
      numero: null,
      referencia: null,
      texto: 'O que brilha?',
      alternativas: cinco,
    })
  })

  it('finds those that stand beside each other', () => {
    expect(questaoColada('Quanto é?\n(A) 1 (B) 2 (C) 3\n(D) 4 (E) 5')?.alternativas).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    expect(questaoColada('Quanto é?\nA) 1   B) 2   C) 3')?.alternativas).toEqual(['1', '2', '3'])
  })

  it.each([
    ['questão 7 – Um trem', '7'],
    ['<b>Questão 07</b>\nUm trem', '07'],
    ['31. Um trem', '31'],
    ['31) “Um trem”', '31'],
    ['25 000 trens', null],
    ['2024. 50 trens', null],
  ])('takes the number of %s for %s', (text, numero) => {
    const pasted = `${text}\n(A) 1\n(B) 2\n(C) 3`
    expect(questaoColada(pasted)?.numero).toBe(numero)
  })

  it('takes the last A that the others follow: a text may list things, too', () => {
    const pasted = 'Leia.\n(A) um\n(B) dois\n(C) três\nÉ certo:\n(A) só um\n(B) só dois\n(C) todos'
    expect(questaoColada(pasted)).toEqual({
      numero: null,
      referencia: null,
      texto: 'Leia.\n(A) um\n(B) dois\n(C) três\nÉ certo:',
      alternativas: ['só um', 'só dois', 'todos'],
    })
  })

  it.each([
    'Um texto sem alternativas.\nA vida é bela.',
    '(A) um\n(B) dois',
    'A rua\nB casa\nC mar\nD sol',
    'Quanto?\n(A) 1\n(B) 2\n(C) 3\nQuestão 13\nE agora?\n(D) 1',
  ])('leaves %j as it is', (pasted) => {
    expect(questaoColada(pasted)).toBeNull()
  })

  it('loses no word of a text and its alternatives', () => {
    const words = fc
      .array(fc.stringMatching(/^[f-záéõç]{2,8}$/), { minLength: 1, maxLength: 30 })
      .map((list) => list.join(' '))
    const alternativas = fc.array(words, { minLength: 3, maxLength: 5 })
    const width = fc.integer({ min: 50, max: 90 })
    fc.assert(
      fc.property(words, alternativas, width, (texto, each, limit) => {
        const marked = each.map((said, place) => `(${LETRAS[place]}) ${said}`)
        const pasted = [texto, ...marked].map((part) => brokenAt(part, limit)).join('\n')
        expect(questaoColada(pasted)).toEqual({
          numero: null,
          referencia: null,
          texto,
          alternativas: each,
        })
      }),
    )
  })
})

/** Breaks a text into lines of at most `width` characters. */
function brokenAt(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.join('\n')
}
