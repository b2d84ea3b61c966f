import { expect, it } from 'vitest'
import { divideTema } from './divide-tema.ts'

it.each([
  ['O tempo da espera\n\nEscreva um texto.', 'O tempo da espera', 'Escreva um texto.'],
  ['O tempo da espera\r\nEscreva\r\num texto.', 'O tempo da espera', 'Escreva\num texto.'],
  ['  Só o tema  ', 'Só o tema', ''],
  ['A <b>sombra</b> da rua\nEscreva.', 'A <b>sombra</b> da rua', 'Escreva.'],
  ['<b></b>\nEscreva.', 'Tema de redação', '<b></b>\nEscreva.'],
  ['a'.repeat(200), 'a'.repeat(200), ''],
  [`${'a'.repeat(201)}\nb`, 'Tema de redação', `${'a'.repeat(201)}\nb`],
])('divides %j', (instrucoes, titulo, comando) => {
  expect(divideTema(instrucoes)).toEqual({ titulo, comando })
})

it.each(['', ' \n ', '<b></b>'])('finds no theme in %j', (instrucoes) => {
  expect(divideTema(instrucoes)).toBeNull()
})
