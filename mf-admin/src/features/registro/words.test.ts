import type { Mudanca } from '@rumo/contract'
import { expect, it } from 'vitest'
import { changeWords, recordWords, whatWords, whoWords } from './words.ts'

const mudanca = (changes: Partial<Mudanca>): Mudanca => ({
  id: 1,
  em: '2026-11-21T15:40:00.000Z',
  autor: { id: 2, nome: 'Renata Lopes' },
  acao: 'alteracao',
  entidade: 'cursos',
  id_registro: 3,
  antes: null,
  depois: null,
  ...changes,
})

it('says who did what to which record', () => {
  const line = mudanca({})
  expect([whoWords(line), whatWords(line), recordWords(line)]).toEqual([
    'Renata Lopes',
    'Alterou',
    'Cursos, nº\u00A03',
  ])
  expect(whoWords(mudanca({ autor: null }))).toBe('Sem conta')
})

it('names the fields that changed, and no others', () => {
  const antes = { id: 3, nome: 'Química', publicada: false, data: null, versao: 1 }
  const depois = { id: 3, nome: 'Química fina', publicada: true, data: null, versao: 2 }
  expect(changeWords(mudanca({ antes, depois }))).toBe(
    'nome: Química → Química fina · publicada: não → sim',
  )
})

it('gives what came or went, but for what was empty', () => {
  const depois = { id: 3, nome: 'Química', data: null, versao: 1 }
  expect(changeWords(mudanca({ acao: 'criacao', depois }))).toBe('nome: Química')
  expect(changeWords(mudanca({ acao: 'exclusao', antes: depois }))).toBe('nome: Química')
  expect(changeWords(mudanca({}))).toBe('')
})

it('cuts a long text', () => {
  const words = changeWords(mudanca({ antes: { texto: '' }, depois: { texto: 'a'.repeat(99) } }))
  expect(words).toBe(`texto: (vazio) → ${'a'.repeat(60)}…`)
})
