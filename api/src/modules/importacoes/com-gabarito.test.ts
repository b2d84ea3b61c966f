import type { QuestaoDoCaderno } from '@rumo/contract'
import { readGabaritoText } from '@rumo/exam-pdf/gabarito'
import { expect, it } from 'vitest'
import { cadernoDe } from '../../testing/importacoes.ts'
import { comGabarito } from './com-gabarito.ts'

const sem = [
  { nome: 'A', texto: '2.' },
  { nome: 'B', texto: '3.' },
]
const marcada = (nome: string) =>
  sem.map((each) => (each.nome === nome ? { ...each, correta: true } : each))
const SEM_RESPOSTA = { codigo: 'sem_resposta', mensagem: 'O gabarito não traz a resposta.' }

/**
 * One question after a key was applied: the marked letter, whether the question is annulled or approved, and its
 * doubts.
 */
function depois(questao: Partial<QuestaoDoCaderno>, gabarito: string) {
  const { rascunho } = comGabarito(cadernoDe([questao]), readGabaritoText(gabarito))
  const [now] = rascunho.questoes
  return {
    letra: now?.alternativas
      .filter(({ correta }) => correta)
      .map(({ nome }) => nome)
      .join(''),
    anulada: now?.anulada,
    aprovada: now?.aprovada,
    duvidas: now?.problemas.map(({ mensagem }) => mensagem),
  }
}

it.each([
  ['answers a question', { alternativas: sem }, '1 B', { letra: 'B', duvidas: [] }],
  [
    'takes the place of the doubt that there was no key',
    { alternativas: sem, problemas: [SEM_RESPOSTA] },
    '1 B',
    { letra: 'B', duvidas: [] },
  ],
  [
    'answers nothing by a key of several versions',
    { alternativas: sem },
    '1 A B',
    {
      letra: '',
      duvidas: [
        'O gabarito traz mais de uma resposta para esta questão (A e B): confira qual é a desta prova.',
      ],
    },
  ],
  ['annuls', { alternativas: sem }, '1 ANULADA', { letra: '', anulada: true, duvidas: [] }],
  [
    'leaves approved what a reviewer marked alike',
    { alternativas: marcada('A'), aprovada: true },
    '1 A',
    { letra: 'A', aprovada: true, duvidas: [] },
  ],
  [
    'doubts what a reviewer marked otherwise',
    { alternativas: marcada('A'), aprovada: true },
    '1 B',
    {
      letra: 'B',
      aprovada: false,
      duvidas: ['Pelo gabarito, a questão tem a resposta B; estava marcada a A.'],
    },
  ],
  [
    'doubts an annulment of what was marked',
    { alternativas: marcada('A'), aprovada: true },
    '1 ANULADA',
    {
      letra: '',
      anulada: true,
      aprovada: false,
      duvidas: ['Pelo gabarito, a questão foi anulada; estava marcada a A.'],
    },
  ],
  [
    'doubts an answer to what was annulled',
    { alternativas: sem, anulada: true, aprovada: true },
    '1 B',
    {
      letra: 'B',
      anulada: undefined,
      aprovada: false,
      duvidas: ['Pelo gabarito, a questão tem a resposta B; estava como anulada.'],
    },
  ],
  [
    'doubts a letter that is not there, and leaves what was marked',
    { alternativas: marcada('A'), aprovada: true },
    '1 E',
    {
      letra: 'A',
      aprovada: false,
      duvidas: ['O gabarito diz E, mas esta alternativa não foi encontrada.'],
    },
  ],
  [
    'doubts a question that it says nothing of',
    { alternativas: sem },
    '2 B',
    { letra: '', duvidas: ['O gabarito não traz a resposta desta questão.'] },
  ],
  [
    'leaves such a question alone that a student has answered',
    { alternativas: marcada('A'), aprovada: true },
    '2 B',
    { letra: 'A', aprovada: true, duvidas: [] },
  ],
])('a key that comes later %s', (_, questao, gabarito, expected) => {
  expect(depois(questao, gabarito)).toMatchObject(expected)
})

it('gives each of two questions of one number its own column, and a matéria to those without', () => {
  const caderno = cadernoDe([
    { numero: 1, alternativas: sem },
    { numero: 1, alternativas: sem, materia: 'Espanhol' },
  ])
  const respostas = [{ numero: 1, letras: ['A', 'B'], materia: 'Inglês', isRetificada: true }]
  const { rascunho, respondidas } = comGabarito(caderno, respostas)
  expect(respondidas).toBe(2)
  expect(rascunho.questoes).toMatchObject([
    { materia: 'Inglês', retificada: true, alternativas: marcada('A') },
    { materia: 'Espanhol', retificada: true, alternativas: marcada('B') },
  ])
})

it('counts no question whose letter is not there, and names what the draft has not', () => {
  const caderno = cadernoDe([
    { numero: 1, alternativas: sem },
    { numero: 3, alternativas: sem },
    { numero: 4, alternativas: sem },
  ])
  const { respondidas, semQuestao } = comGabarito(
    caderno,
    readGabaritoText('1 A 99 B 2 C 3 E 4 ANULADA'),
  )
  expect([respondidas, semQuestao]).toEqual([2, [2, 99]])
})
