import { expect, it } from 'vitest'
import { aprovadosInWords, aprovarInWords } from './importacoes.words.ts'

it.each([
  [1, 0, 'Aprovar a que não tem dúvida', '1 questão aprovada'],
  [53, 0, 'Aprovar as 53 sem dúvida', '53 questões aprovadas'],
  [0, 1, 'Aprovar o tema sem dúvida', '1 tema aprovado'],
  [0, 2, 'Aprovar os 2 temas sem dúvida', '2 temas aprovados'],
  [1, 1, 'Aprovar os 2 itens sem dúvida', '1 questão e 1 tema aprovados'],
  [53, 2, 'Aprovar os 55 itens sem dúvida', '53 questões e 2 temas aprovados'],
])('calls %i questions and %i themes what they are', (questoes, redacoes, button, said) => {
  expect(aprovarInWords({ questoes, redacoes })).toBe(button)
  expect(aprovadosInWords({ questoes, redacoes }).replaceAll('\u00A0', ' ')).toBe(said)
})
