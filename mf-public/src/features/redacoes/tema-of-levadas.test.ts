import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { LevadasAqui, type Levada } from '@rumo/shared-device/levadas'
import { beforeEach, expect, it, vi } from 'vitest'
import { temasDaProva } from './redacoes.calls.ts'

const levada = (id: number, titulo: string): Levada => ({
  tipo: 'prova',
  id,
  nome: 'Prova',
  levadaEmMs: Date.now(),
  questoes: [],
  prova: null,
  temas: {
    redacoes: [{ id, id_prova: id, instrucoes: `${titulo}\nEscreva um texto.` }],
    links: [{ id_redacao: id, id_referencia: id }],
    referencias: [{ id, titulo: null, texto: `Texto ${id}`, legenda: null, url_imagem: null }],
  },
  revisao: null,
  figuras: [],
  bytes: 1,
})

vi.mock('@rumo/shared-device/levadas', async (original) => ({
  ...(await original<object>()),
  levadasAqui: async () => new LevadasAqui([levada(1, 'O rio'), levada(2, 'A ponte')]),
}))

beforeEach(() => {
  const controller = {}
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
  const lost = new ApiError(0, undefined)
  fakeServer({
    'GET /redacoes/provas/2': lost,
    'GET /redacoes/provas/3': lost,
    'GET /redacoes-referencias': lost,
    'GET /referencias/2': lost,
  })
})

const { signal } = new AbortController()

it('gives the themes of a prova that was taken along, with their texts, without a network', async () => {
  expect(await temasDaProva(2, signal)).toMatchObject([
    { id: 2, titulo: 'A ponte', textos: [{ texto: 'Texto 2' }] },
  ])
})

it('gives none of another prova', async () => {
  expect(await temasDaProva(3, signal)).toEqual([])
})
