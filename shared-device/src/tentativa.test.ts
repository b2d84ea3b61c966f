import { expect, it } from 'vitest'
import { answer } from './tentativa.fixture.ts'
import { newChave } from './tentativa.ts'

it('makes an attempt that says when, what and what it is worth', () => {
  const chave = newChave()
  expect(answer(chave)).toEqual({
    chave,
    id_questao: 3,
    id_alternativa: 31,
    origem: 'pratica',
    respondida_em: '1970-01-01T00:00:00.000Z',
    resultado: 'errada',
    materia: { id: 2, nome: 'Física' },
  })
})
