import { expect, it } from 'vitest'
import { nameField } from './field-words.ts'

it.each([
  ['senha', 'Use pelo menos 8 caracteres.', 'A senha precisa de pelo menos 8 caracteres.'],
  ['nome', 'Use no máximo 120 caracteres.', 'O nome pode ter no máximo 120 caracteres.'],
  [
    'instrucoes',
    'Use no máximo 20.000 caracteres.',
    'As instruções podem ter no máximo 20.000 caracteres.',
  ],
  ['email', 'Preencha este campo.', 'Preencha o e-mail.'],
  ['id_prova', 'Preencha este campo.', 'Preencha a prova.'],
  ['questao.texto', 'Preencha este campo.', 'Preencha o texto.'],
  ['alternativas.1.texto', 'Preencha este campo.', 'Preencha o texto da alternativa 2.'],
  ['anotacoes.0.fim', 'Confira este campo.', 'Confira o fim do comentário 1.'],
  ['pausas.0.em', 'Confira este campo.', 'Confira o momento da pausa 1.'],
  ['exceto.2', 'Confira este campo.', 'Confira a questão a deixar de fora 3.'],
  ['notas.c1', 'Escreva um número.', 'Notas: escreva um número.'],
  ['ano', 'Escreva um ano de 1900 a 2099.', 'Ano: escreva um ano de 1900 a 2099.'],
  ['corpo', 'Preencha este campo.', 'Preencha o conteúdo do pedido.'],
  ['outro', 'Preencha este campo.', 'Preencha o campo outro.'],
])('nameField says of %s, %j: %s', (campo, problem, sentence) => {
  expect(nameField(campo, problem)).toBe(sentence)
})
