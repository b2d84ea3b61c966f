import { lote } from '@rumo/contract/schemas/edicao'
import { expect, it } from 'vitest'
import { loteOf, MUDANCAS, perdaOf, type Mudanca } from './lote.rules.ts'

it.each([
  ['materia', '4', { id_materia: 4 }],
  ['materia', 'nenhuma', { id_materia: null }],
  ['assunto', '9', { id_assunto: 9 }],
  ['assunto', 'nenhum', { id_assunto: null }],
  ['situacao', 'anulada', { situacao: 'anulada' }],
  ['numero', ' 31 ', { numero: 31 }],
  ['prova', '7', { id_prova: 7 }],
  ['copia', '7', { copiar_para: 7 }],
] as const)('asks for what stands in the field: %s %s', (mudanca, value, asked) => {
  expect(loteOf(mudanca, value, [1, 2])).toEqual({ ids: [1, 2], ...asked })
})

it('asks for nothing before there is something to ask for', () => {
  for (const mudanca of Object.keys(MUDANCAS) as Mudanca[]) {
    expect(loteOf(mudanca, '', [1])).toBeNull()
  }
  for (const value of ['0', '-1', '1e2', '1,5', 'um'])
    expect(loteOf('numero', value, [1])).toBeNull()
})

it('asks for nothing that the contract does not take', () => {
  for (const mudanca of Object.keys(MUDANCAS) as Mudanca[]) {
    const asked = loteOf(mudanca, mudanca === 'situacao' ? 'anulada' : '3', [1])
    expect(lote.safeParse(asked).success).toBe(true)
  }
})

const FISICA = { id: 4, nome: 'Física' }
const ONDAS = { materia: FISICA, assunto: { id: 9, nome: 'Ondas' } }
const NONE = { materia: null, assunto: null }

it.each([
  [{ id_materia: 5 }, [ONDAS, ONDAS, NONE], /^2\u00A0questões perdem o assunto/],
  [{ id_materia: null }, [ONDAS], /^1\u00A0questão perde o assunto/],
  [{ id_materia: 5 }, [ONDAS, undefined], /^Pelo menos 1\u00A0questão perde/],
  [{ id_materia: 5 }, [NONE, undefined], /^As que têm assunto de outra matéria/],
])('says before a change of the matéria how many lose their assunto: %j', (change, rows, words) => {
  expect(perdaOf({ ids: [1], ...change }, rows)).toMatch(words)
})

it('says nothing where no assunto is lost', () => {
  expect(perdaOf({ ids: [1], id_materia: 4 }, [ONDAS, NONE])).toBeNull()
  expect(perdaOf({ ids: [1], id_assunto: 8 }, [ONDAS])).toBeNull()
  expect(perdaOf({ ids: [1], retirada: true }, [ONDAS, undefined])).toBeNull()
})
