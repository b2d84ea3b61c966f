import { ApiError } from '@rumo/shared-auth'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { listTemas, loadTema } from './redacoes.calls.ts'

const { signal } = new AbortController()
const TEMA = { id: 1, titulo: 'A ponte', comando: '', idProva: 1, idReferencias: [7, 8] }
const REDACOES = { 'GET /redacoes': [{ id: 1, id_prova: 1, instrucoes: 'A ponte' }] }
const LINKS = {
  'GET /redacoes-referencias': [
    { id_redacao: 1, id_referencia: 7 },
    { id_redacao: 1, id_referencia: 8 },
  ],
}

describe('listTemas', () => {
  it('asks for themes and links, and nothing else', async () => {
    const calls = fakeServer({ ...REDACOES, ...LINKS })
    await expect(listTemas(signal)).resolves.toEqual([TEMA])
    expect(calls).toEqual(['GET /redacoes', 'GET /redacoes-referencias'])
  })

  it('gives null where the server knows no themes', async () => {
    fakeServer(LINKS)
    await expect(listTemas(signal)).resolves.toBeNull()
  })

  it('gives themes without texts where the server knows no links', async () => {
    fakeServer(REDACOES)
    await expect(listTemas(signal)).resolves.toEqual([{ ...TEMA, idReferencias: [] }])
  })

  it.each([REDACOES, LINKS])('rejects where the other half of %j cannot be had', async (half) => {
    const down = new ApiError(503, {})
    fakeServer({ 'GET /redacoes': down, 'GET /redacoes-referencias': down, ...half })
    await expect(listTemas(signal)).rejects.toBe(down)
  })

  it('rejects with an ApiError where something else than a list comes', async () => {
    fakeServer({ ...LINKS, 'GET /redacoes': 'entre' })
    await expect(listTemas(signal)).rejects.toBeInstanceOf(ApiError)
  })
})

describe('loadTema', () => {
  it('brings the texts in their order, with the fields that a server left out', async () => {
    fakeServer({
      'GET /referencias/7': { id: '7', texto: 'Sete.' },
      'GET /referencias/8': {
        id: 8,
        titulo: 'Oito',
        texto: null,
        legenda: 'L',
        url_imagem: 'a.svg',
      },
    })
    await expect(loadTema(TEMA, signal)).resolves.toEqual({
      id: 1,
      titulo: 'A ponte',
      comando: '',
      textos: [
        { id: 7, titulo: null, texto: 'Sete.', legenda: null },
        { id: 8, titulo: 'Oito', texto: null, legenda: 'L', url_imagem: 'a.svg' },
      ],
    })
  })

  it('leaves out a text that is gone, names one that the server fails to give, and rejects while it is down', async () => {
    const answers: Record<string, unknown> = { 'GET /referencias/8': { id: 8, texto: 'Oito.' } }
    fakeServer(answers)
    const textos = [expect.objectContaining({ id: 8 })]
    const whole = { id: 1, titulo: 'A ponte', comando: '', textos }
    await expect(loadTema(TEMA, signal)).resolves.toEqual(whole)
    answers['GET /referencias/7'] = new ApiError(500, {})
    await expect(loadTema(TEMA, signal)).resolves.toEqual({ ...whole, faltam: [1] })
    answers['GET /referencias/7'] = new ApiError(503, {})
    await expect(loadTema(TEMA, signal)).rejects.toBeInstanceOf(ApiError)
  })
})
