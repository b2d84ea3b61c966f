import { expect, it } from 'vitest'
import { confidenceOf, problem } from './exam-problems.ts'
import { suspicionsOf } from './suspicions.ts'

const codes = (texto: string, ...alternativas: string[]) =>
  suspicionsOf(
    texto,
    alternativas.map((own, index) => ({ nome: 'ABCDE'[index] ?? '', texto: own })),
  ).map(({ codigo }) => codigo)

it('suspicionsOf doubts a text with the number of another question, or with numbers as alternatives', () => {
  expect(codes('O começo.\n<b>03</b> Outro começo.')).toEqual(['numero_repetido'])
  expect(codes('Em 1822.\n<b>1822</b> foi.')).toEqual([])
  expect(codes('O começo. (a) 77 (b) 5')).toEqual(['letra_no_texto'])
})

it('suspicionsOf says nothing of a sound question', () => {
  expect(codes('<b>Qual</b> é?', 'um.', 'dois.')).toEqual([])
  expect(codes('“Qual é?', 'um', 'dois')).toEqual([])
  expect(codes('Qual?', 'o item (d) do texto', 'a vitamina c')).toEqual([])
})

it.each([
  ['alternatives of which some end', 'fim_de_alternativa', ['Qual?', 'um.', 'dois']],
  ['an alternative that is a full stop', 'alternativa_vazia', ['Qual?', 'um.', 'dois.', '.']],
  ['alternatives of signs alone', 'alternativa_vazia', ['Qual?', '<b>+</b>', '×', '=']],
  ['a letter within a text', 'letra_no_texto', ['Qual?', 'um. (B) dois.', 'três.']],
  ['a letter with a full stop', 'letra_no_texto', ['Qual?', 'Um. B. Dois.', 'Três.']],
  ['room to mark within an alternative', 'letra_no_texto', ['Qual?', 'um ( )', 'dois ( )']],
  [
    'the next letter without a full stop',
    'letra_no_texto',
    ['Qual?', 'um', 'dois c) três (d) não'],
  ],
  ['a sign before all alternatives', 'letra_no_texto', ['Qual?', '► um', '► dois', '► três']],
  ['a sign before a text', 'comeco_de_texto', ['| O rio. Qual?', 'um', 'dois']],
  ['its own letter', 'letra_no_texto', ['Qual?', 'um', 'o item b) dois', 'três']],
  ['letters without a text', 'letra_no_texto', ['Qual? (c) (d)', 'um.', 'dois.']],
  ['a text that begins in the middle', 'comeco_de_texto', ['que segue. Qual?', 'um.', 'dois.']],
  [
    'the announcement of others',
    'anuncio_no_texto',
    ['Qual? Leia o texto para responder às questões 3 e 4.', 'um.', 'dois.'],
  ],
] as const)('suspicionsOf doubts %s', (_, codigo, [texto, ...alternativas]) => {
  expect(codes(texto, ...alternativas)).toEqual([codigo])
})

it('confidenceOf falls with every problem', () => {
  const one = confidenceOf([problem('tabela')])

  expect(confidenceOf([])).toBe(0.99)
  expect(one).toBeLessThan(0.99)
  expect(confidenceOf([problem('tabela'), problem('formula')])).toBeLessThan(one)
})
