import type { RedacaoCompleta, ReferenciaEmUso } from '@rumo/contract'
import { describe, expect, it } from 'vitest'
import {
  bodyOfTema,
  editTema,
  labelOfTema,
  newTema,
  problemsOfTema,
  temaOf,
} from './tema-rascunho.ts'

const textoDeApoio = (id: number): ReferenciaEmUso => ({
  id,
  versao: 4,
  usos: 1,
  titulo: null,
  legenda: null,
  texto: `Texto ${id}.`,
})

const redacao: RedacaoCompleta = {
  id: 5,
  id_prova: 7,
  instrucoes: 'A rua',
  versao: 2,
  referencias: [textoDeApoio(8), textoDeApoio(9)],
}
const start = temaOf(redacao)

describe('editTema', () => {
  it('keeps the texts in the order in which they were put, under their own ids', () => {
    const moved = editTema(start, { type: 'move-referencia', chave: 2, to: 0 })
    const added = editTema(moved, { type: 'add-referencia', referencia: null })
    expect(bodyOfTema(added).referencias?.map(({ id }) => id)).toEqual([9, 8, undefined])
    const left = editTema(added, { type: 'remove-referencia', chave: 2 })
    expect(bodyOfTema(left).referencias?.map(({ id }) => id)).toEqual([8, undefined])
  })

  it('overwrites what another user saved with what was typed here, or takes theirs', () => {
    const typed = editTema(start, { type: 'set-instrucoes', instrucoes: 'A praça' })
    const [first] = redacao.referencias
    if (!first) throw new Error('There are two.')
    const now = temaOf({ ...redacao, versao: 3, referencias: [{ ...first, versao: 6 }] })
    const body = bodyOfTema(editTema(typed, { type: 'rebase', rascunho: now }))
    expect(body).toMatchObject({ instrucoes: 'A praça', versao: 3 })
    expect(body.referencias?.map(({ id, versao }) => [id, versao])).toEqual([
      [8, 6],
      // The stored theme has lost this reference, so there is no version to check, and it is saved without one.
      [9, undefined],
    ])
    expect(editTema(typed, { type: 'replace', rascunho: now })).toBe(now)
  })
})

describe('problemsOfTema', () => {
  it('finds nothing wrong with a theme as it came, nor with one without texts', () => {
    expect(problemsOfTema(start)).toEqual({})
    expect(problemsOfTema({ ...newTema(7), instrucoes: 'A rua' })).toEqual({})
  })

  it('names every field in which something is wrong, all at once', () => {
    const empty = editTema(newTema(7), { type: 'add-referencia', referencia: null })
    const image = { url_imagem: 'arquivos/a.png' }
    const both = editTema(editTema(empty, { type: 'add-referencia', referencia: null }), {
      type: 'set-referencia',
      chave: 2,
      mudancas: image,
    })
    expect(problemsOfTema(both)).toEqual({
      instrucoes: 'Preencha este campo.',
      'referencias.0.texto': 'Escreva um texto ou escolha uma imagem.',
      'referencias.1.descricao': 'Descreva a imagem para quem não a vê.',
    })
  })
})

it('labelOfTema says where a field is', () => {
  expect(['instrucoes', 'referencias', 'referencias.1.descricao'].map(labelOfTema)).toEqual([
    'Instruções',
    'Coletânea',
    'Texto 2',
  ])
})
