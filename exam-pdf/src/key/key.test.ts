import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import type { Extracao, QuestaoExtraida } from '../result.ts'
import { withGabarito } from './merge-key.ts'
import { readGabaritoText } from './read-key-text.ts'
import { respostasIn, wordsOf } from './rows.ts'

const rows = (...texts: string[]) =>
  texts.map((text) =>
    text
      .split(/ +/)
      .flatMap((part) => wordsOf(part))
      .map((word, x) => ({ text: word, x })),
  )
const letters = (text: string) =>
  readGabaritoText(text).map(({ numero, letras }) => [numero, ...letras])

describe('respostasIn', () => {
  it('reads tables side by side, with subjects', () => {
    expect(respostasIn(rows('001 D Raciocínio Lógico 029 E História'))).toEqual([
      { numero: 1, letras: ['D'], materia: 'Raciocínio Lógico', isRetificada: false },
      { numero: 29, letras: ['E'], materia: 'História', isRetificada: false },
    ])
  })

  it('reads states, which are no letters and no subjects', () => {
    expect(respostasIn(rows('5 ANULADA Física', '6 B Física Retificada'))).toEqual([
      { numero: 5, letras: [undefined], materia: 'Física', isRetificada: false },
      { numero: 6, letras: ['B'], materia: 'Física', isRetificada: true },
    ])
  })

  it('makes no matéria of a sentence', () => {
    const said = rows('18 A cm chuva foi de', '55 C Ao fim de três dias', '24 B Língua Portuguesa')
    expect(respostasIn(said).map(({ materia }) => materia)).toEqual([
      undefined,
      'Língua Portuguesa',
      undefined,
    ])
    expect(respostasIn(rows('1 C História da Arte'))[0]?.materia).toBe('História da Arte')
    expect(respostasIn(rows('1 C física'))[0]?.materia).toBe('física')
  })

  it('reads answers below their numbers, and two columns of languages', () => {
    expect(respostasIn(rows('1 2 3 4 5', 'A B C D E')).map(({ letras }) => letras[0])).toEqual(
      Array.from('ABCDE'),
    )
    expect(respostasIn(rows('1 A C'))[0]?.letras).toEqual(['A', 'C'])
  })
})

describe('readGabaritoText', () => {
  it.each(['1 D 2 C', '1-D, 2-C', '1) d\n2) c', '01.D;02.C'])('reads %j', (text) => {
    expect(letters(text)).toEqual([
      [1, 'D'],
      [2, 'C'],
    ])
  })

  it('reads letters alone, an annulled one as *', () => {
    expect(letters('DC*A')).toEqual([
      [1, 'D'],
      [2, 'C'],
      [3, undefined],
      [4, 'A'],
    ])
  })

  it('keeps both of two answers to one number, the first one first', () => {
    expect(letters('1 A\n2 B\n1 C\n2 B')).toEqual([
      [1, 'A', 'C'],
      [2, 'B'],
    ])
  })

  it.each(['', 'não há respostas aqui', '2024'])('refuses %j', (text) => {
    expect(() => readGabaritoText(text)).toThrow(Refusal)
  })
})

describe('withGabarito', () => {
  const regiao = { pagina: 1, x0: 0, x1: 1, y0: 0, y1: 1 }
  const questao = (numero: number): QuestaoExtraida => ({
    numero,
    texto: 'Qual?',
    alternativas: [
      { nome: 'A', texto: 'a' },
      { nome: 'B', texto: 'b' },
    ],
    referencias: [],
    pagina: 1,
    regiao,
    continua: [],
    confianca: 0.99,
    problemas: [],
  })
  const extracao: Extracao = {
    versao: 1,
    paginas: 1,
    questoes: [questao(1), questao(1), questao(2), questao(3), questao(4)],
    referencias: [],
    redacoes: [],
    numeros_ausentes: [],
    recortes: [],
  }
  const merged = withGabarito(
    extracao,
    respostasIn(rows('1 A B', '2 ANULADA', '3 E Física')),
  ).questoes
  const right = (index: number) => merged[index]?.alternativas.find(({ correta }) => correta)?.nome

  it('gives each language its own answer', () => {
    expect([right(0), right(1)]).toEqual(['A', 'B'])
  })

  it('gives each language the answer of a key that has one for both', () => {
    const both = withGabarito(extracao, respostasIn(rows('1 B'))).questoes.slice(0, 2)
    for (const { alternativas } of both) {
      expect(alternativas.find(({ correta }) => correta)?.nome).toBe('B')
    }
  })

  it('gives each language the answer of its own table', () => {
    const tables = withGabarito(extracao, respostasIn(rows('1 B', '2 A', '1 A'))).questoes
    expect(tables.slice(0, 2).map(({ problemas }) => problemas)).toEqual([[], []])
    expect(tables[1]?.alternativas).toMatchObject([{ nome: 'A', correta: true }, { nome: 'B' }])
  })

  it.each([
    ['beside each other', ['3 A B A B']],
    ['in tables of their own', ['3 A', '3 B']],
  ])('doubts an answer that versions of a booklet differ in: %s', (_, said) => {
    const [, , , third] = withGabarito(extracao, respostasIn(rows(...said))).questoes
    expect(third?.problemas).toMatchObject([
      { codigo: 'sem_resposta', mensagem: expect.stringContaining('(A e B)') as string },
    ])
  })

  it('marks what is annulled, without a doubt', () => {
    expect(merged[2]).toMatchObject({ anulada: true, problemas: [] })
  })

  it('doubts a letter that was not found, and a question that the key leaves out', () => {
    expect(merged[3]).toMatchObject({
      materia: 'Física',
      problemas: [{ codigo: 'sem_resposta', mensagem: expect.stringContaining('E') as string }],
    })
    expect(merged[4]?.problemas).toMatchObject([{ codigo: 'sem_resposta' }])
    expect(merged[4]?.confianca).toBeLessThan(0.99)
  })
})
