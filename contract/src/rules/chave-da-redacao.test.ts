import { expect, it } from 'vitest'
import { chaveDaRedacao } from './chave-da-redacao.ts'

it('is the same for one simulado wherever it is made, and another for another', () => {
  const one = '00000000-0000-4000-8000-00000000000a'
  expect(chaveDaRedacao(one)).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  expect(chaveDaRedacao(one.toUpperCase())).toBe(chaveDaRedacao(one))
  expect(chaveDaRedacao('00000000-0000-4000-8000-00000000000b')).not.toBe(chaveDaRedacao(one))
})
