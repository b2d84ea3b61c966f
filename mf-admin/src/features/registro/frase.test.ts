import { ENTIDADES } from '@rumo/contract'
import { expect, it } from 'vitest'
import {
  countWords,
  doneWords,
  perguntaWords,
  previewWords,
  restaurarWords,
  whoWords,
} from './frase.ts'
import { mudanca } from '../../testing/mudanca.ts'

const said = (changes: Parameters<typeof mudanca>[0]) => doneWords(mudanca(changes))

const change = (
  campo: string,
  before: boolean | string | null,
  after: boolean | string | null,
) => ({
  antes: { [campo]: before, versao: 1 },
  depois: { [campo]: after, versao: 2 },
})

it('says who did what to which record', () => {
  const questao = { entidade: 'questoes', id_registro: 12 } as const
  const nomes = { 'questoes/12': 'questão 12 de “Prova Azul”' }
  expect(whoWords(mudanca())).toBe('Renata Lopes')
  const conta = { autor: null, entidade: 'usuarios' } as const
  expect(whoWords(mudanca({ ...conta, acao: 'criacao' }))).toBe('Alguém sem conta')
  expect(whoWords(mudanca({ ...conta, acao: 'exclusao' }))).toBe('Alguém de conta já deletada')
  expect(whoWords(mudanca({ autor: null }))).toBe('Alguém de conta já deletada')
  expect(said({})).toBe('editou o curso “Química”')
  expect(said({ ...questao, nomes })).toBe('editou a questão 12 de “Prova Azul”')
  expect(said({ nomes: {} })).toBe('editou o curso nº\u00A03')
  expect(said({ entidade: 'usuarios', acao: 'exclusao' })).toBe('deletou uma conta')
})

it('has words for every kind of record, with a name and without', () => {
  for (const entidade of ENTIDADES) {
    expect(said({ entidade, nomes: { [`${entidade}/3`]: 'X' } })).toMatch(/ [ao] .*X/)
    expect(said({ entidade, nomes: {} })).not.toContain('undefined')
  }
})

it('says what was published, retired, resolved and brought back', () => {
  expect(said(change('publicada', false, true))).toMatch(/^publicou /)
  expect(said(change('publicada', true, false))).toMatch(/^pôs em rascunho /)
  expect(said(change('retirada_em', null, '2026-01-01T00:00:00Z'))).toMatch(/^retirou /)
  expect(said(change('nome', 'a', 'b'))).toMatch(/^editou /)
  expect(said({ acao: 'criacao', restaura: 9 })).toMatch(/^trouxe de volta /)
  expect(said({ acao: 'exclusao', restaura: 9 })).toMatch(/^deletou de novo /)
})

it('says what else was done at once', () => {
  const partes = [
    { entidade: 'questoes', total: 54 },
    { entidade: 'redacoes', total: 1 },
  ] as const
  expect(countWords(partes)).toBe('54\u00A0questões e 1\u00A0tema de redação')
  expect(said({ acao: 'exclusao', partes: [...partes] })).toBe(
    'deletou o curso “Química”, com 54\u00A0questões e 1\u00A0tema de redação',
  )
  expect(said({ partes: [{ entidade: 'questoes', total: 11 }] })).toContain(', e mais 11')
})

it('asks with what comes back', () => {
  const itens = [
    { acao: 'criacao', entidade: 'provas', total: 1 },
    { acao: 'criacao', entidade: 'questoes', total: 54 },
  ] as const
  const preview = { itens: [...itens], publica: true, antes: null, depois: null }
  expect(previewWords(preview, [])).toBe(
    'Isto volta como era: 1\u00A0prova e 54\u00A0questões. Todos voltam a ver a prova. Esta ação também fica no registro e pode ser desfeita.',
  )
  const changed = [{ acao: 'alteracao', entidade: 'provas', total: 1 } as const]
  expect(previewWords({ ...preview, itens: changed, publica: false }, ['Nome', 'Data'])).toContain(
    'O que muda: Nome e Data.',
  )
  expect(restaurarWords(mudanca({ acao: 'exclusao' }))).toBe('Trazer de volta')
  expect(restaurarWords(mudanca())).toBe('Restaurar como era antes')
  expect(perguntaWords(mudanca())).toBe('Restaurar o curso “Química” como era antes?')
  expect(perguntaWords(mudanca({ acao: 'exclusao' }))).toBe('Trazer de volta o curso “Química”?')
})
