import type { Redacao, RedacaoReferencia } from '@rumo/contract'
import { SEM_TITULO } from '@rumo/contract/texto'
import { describe, expect, it } from 'vitest'
import { isTema, readTemas } from './tema.ts'

const redacao = (instrucoes: unknown, id: unknown = 1) =>
  ({ id, id_prova: 1, instrucoes }) as Redacao
const words = (instrucoes: unknown) => {
  const [tema] = readTemas([redacao(instrucoes)], [])
  return tema && [tema.titulo, tema.comando]
}

describe('the words of a theme', () => {
  it.each([
    ['A ponte\n\nEscreva um texto.', ['A ponte', 'Escreva um texto.']],
    ['\n A ponte \r\nEscreva.\r\n\r\nBoa prova.', ['A ponte', 'Escreva.\n\nBoa prova.']],
    ['A <b>ponte</b>', ['A <b>ponte</b>', '']],
    ['palavra '.repeat(40), [SEM_TITULO, 'palavra '.repeat(40).trim()]],
  ])('of %j are %j', (instrucoes, expected) => {
    expect(words(instrucoes)).toEqual(expected)
  })

  it.each(['', ' \n', '<b></b>', null, undefined, 7])('of %j are none: it is no theme', (none) => {
    expect(readTemas([redacao(none)], [])).toEqual([])
  })
})

describe('readTemas', () => {
  it('gives each theme its texts, once each and in their order', () => {
    const links = [
      { id_redacao: 1, id_referencia: 9, ordem: 2 },
      { id_redacao: 2, id_referencia: 8 },
      { id_redacao: 1, id_referencia: 7, ordem: 1 },
      { id_redacao: 1, id_referencia: 7, ordem: 3 },
    ]
    const temas = readTemas([redacao('A', 1), redacao('B', 2), redacao('C', 3)], links)
    expect(temas.map(({ idReferencias }) => idReferencias)).toEqual([[7, 9], [8], []])
  })

  it('reads ids that a server writes as text', () => {
    const links = [{ id_redacao: '1', id_referencia: '9' }] as unknown as RedacaoReferencia[]
    expect(readTemas([redacao('A', '1')], links)).toEqual([
      { id: 1, titulo: 'A', comando: '', idProva: 1, idReferencias: [9] },
    ])
  })

  it.each([null, 'x', {}])('takes what has an id of %j for no theme', (id) => {
    expect(readTemas([redacao('A', id)], [])).toEqual([])
  })

  it('passes over records and links that hold nothing', () => {
    const nothing = [null, {}] as unknown[]
    const temas = readTemas(
      [...(nothing as Redacao[]), redacao('A')],
      [...(nothing as RedacaoReferencia[]), { id_redacao: 1 } as RedacaoReferencia],
    )
    expect(temas).toEqual([{ id: 1, titulo: 'A', comando: '', idProva: 1, idReferencias: [] }])
  })
})

describe('isTema', () => {
  it('knows a theme from whatever else a device may hold', () => {
    const kept = { id: 1, titulo: 'A', comando: '', textos: [] }
    expect(isTema(kept)).toBe(true)
    expect(isTema({ ...kept, faltam: [2] })).toBe(true)
    expect(isTema({ ...kept, faltam: ['2'] })).toBe(false)
    for (const other of [undefined, null, 'A', {}, { id: 1, titulo: 'A', comando: '' }]) {
      expect(isTema(other)).toBe(false)
    }
  })
})
