import { expect, it } from 'vitest'
import { linguaOf } from './lingua.ts'

it.each([
  'On the first Saturday of every month, the public library in our neighborhood gets noisy.',
  'The group has repaired most of the objects.',
  'It is safer for cyclists.',
  '“Nobody pays for the repairs of it.”',
  '“But when the lamp turns on, they smile”, says one of the volunteers.',
])('finds English in %j', (words) => {
  expect(linguaOf(words)).toBe('en')
})

it.each([
  'La biblioteca del barrio abre los sábados y los vecinos llevan sus objetos.',
  'El texto defiende una idea muy antigua.',
])('finds Spanish in %j', (words) => {
  expect(linguaOf(words)).toBe('es')
})

it.each([
  '',
  '42',
  'H2O',
  'O texto defende uma ideia muito antiga.',
  'De acordo com o texto, o autor afirma que os moradores',
  'No texto, a palavra “they” retoma os moradores.',
  'A expressão “in the end”, usada no último parágrafo, indica que o autor mudou de ideia.',
  'Releia o trecho: “the station at the top of the hill is often empty, since it is far from the sea”.',
  'I, II e III.',
  'Apenas as afirmações I e II.',
  'Show de rock e marketing on-line.',
  'A to B',
  'La Paz é a sede do governo da Bolívia; Los Angeles fica nos Estados Unidos.',
  'Eu me lembro de as amigas dele me darem a mão.',
])('takes %j for the Portuguese of the page', (words) => {
  expect(linguaOf(words)).toBeUndefined()
})
