import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('csvOf writes what Excel opens in Portuguese, and no cell that it would compute', () => {
  const csv = csvOf(
    ['Nome', 'Senha'],
    [
      ['Ana; a da 2ª', 'x"y'],
      ['=1+1', '@a'],
    ],
  )
  expect(csv).toBe('\uFEFFNome;Senha\r\n"Ana; a da 2ª";"x""y"\r\n\'=1+1;\'@a\r\n')
})
