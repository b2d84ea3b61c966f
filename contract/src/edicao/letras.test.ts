import { expect, it } from 'vitest'
import { LETRAS, letraEm } from './letras.ts'

it('names the places that a question may have', () => {
  expect(LETRAS.map((_, indice) => letraEm(indice))).toEqual([...LETRAS])
})

it('goes on through the alphabet where a draft holds more', () => {
  const letters = Array.from({ length: 26 }, (_, indice) => letraEm(indice)).join('')
  expect(letters).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})
