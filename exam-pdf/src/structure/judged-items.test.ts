import { expect, it } from 'vitest'
import { flowFigure, flowLines } from '../layout.fixture.ts'
import { asksToJudge } from './judged-items.ts'

it.each([
  ['Julgue os itens a seguir.'],
  ['Marque se é certo ou errado.'],
  ['Escreva V para as verdadeiras e F para as falsas.'],
  ['Dê como resposta o somatório delas.'],
  ['Dê como resposta a soma dos números das corretas.'],
  ['Marque cada item como verdadeiro', 'ou como falso.'],
])('asksToJudge finds %j', (...texts) => {
  expect(asksToJudge(flowLines(['Um texto.', ...texts]))).toBe(true)
})

it.each([
  ['Assinale a alternativa correta.'],
  ['A soma das forças é nula.'],
  ['O erro de quem está certo.'],
  ['Marque o que é verdadeiro', 'como se fez na prova', 'ou é falso.'],
])('asksToJudge leaves %j', (...texts) => {
  expect(asksToJudge(flowLines(texts))).toBe(false)
})

it('asksToJudge reads no sentence on behind a figure', () => {
  const [first, second] = flowLines(['Marque o que é certo', 'ou errado.'])
  const figure = flowFigure({ x0: 50, x1: 90, y0: 104, y1: 110 })
  expect(asksToJudge([first, second].flatMap((line) => line ?? []))).toBe(true)
  expect(asksToJudge([first, figure, second].flatMap((item) => item ?? []))).toBe(false)
})
