import { expect, it } from 'vitest'
import { cursoForm } from './curso-form.tsx'

const { bodyOf } = cursoForm
const MECANICA = { id: 1, nome: 'Mecânica', pesos: 'Física 2', parte_da_redacao: 20 }

it('sends no rule where none is written, because a server may know none', () => {
  expect(bodyOf({ nome: 'Mecânica', pesos: '', parte_da_redacao: '' }, null)).toEqual({
    nome: 'Mecânica',
  })
})

it('sends what is written, and takes away what was', () => {
  expect(bodyOf({ nome: 'Mecânica', pesos: 'Física 3', parte_da_redacao: '0' }, null)).toEqual({
    nome: 'Mecânica',
    pesos: 'Física 3',
    parte_da_redacao: '0',
  })
  expect(bodyOf({ nome: 'Mecânica', pesos: '', parte_da_redacao: '' }, MECANICA)).toEqual({
    nome: 'Mecânica',
    pesos: '',
    parte_da_redacao: '',
  })
})
