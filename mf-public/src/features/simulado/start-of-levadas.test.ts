import { LevadasAqui, type Levada } from '@rumo/shared-device/levadas'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someQuestao } from '../../testing/questoes.ts'
import { isSimulado } from './simulado.kept.ts'
import { startOfLevadas } from './simulado.calls.ts'

const NOW = Date.UTC(2026, 10, 27)
const HOUR_MS = 3_600_000
const levada = (minutos: number | null): Levada => ({
  tipo: 'prova',
  id: 1,
  nome: 'Prova Azul',
  levadaEmMs: NOW,
  questoes: [someQuestao(8, { numero: 2 }), someQuestao(7, { numero: 1 })],
  prova: {
    id: 1,
    nome: 'Prova Azul',
    instrucoes: null,
    url_arquivo: null,
    id_vestibular: null,
    duracao_minutos: minutos,
  },
  temas: { redacoes: [], links: [], referencias: [] },
  revisao: null,
  figuras: [],
  bytes: 1,
})
const begin = (minutos: number | null, tempo_extra = false, id_prova = 1) =>
  startOfLevadas(
    { tipo: 'prova', chave: 'a', id_prova, tempo_extra },
    new LevadasAqui([levada(minutos)]),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => vi.useRealTimers()
})

describe('a simulado that begins without a network', () => {
  it('is the whole prova in its order, with its time', () => {
    const begun = begin(60)
    expect(begun).toMatchObject({
      chave: 'a',
      id: null,
      tipo: 'prova',
      prova: { id: 1, nome: 'Prova Azul' },
      relogio: { iniciadoEmMs: NOW, terminaEmMs: NOW + HOUR_MS },
    })
    expect(begun?.questoes.map(({ id }) => id)).toEqual([7, 8])
    expect(isSimulado(begun)).toBe(true)
  })

  it('gives an hour more to those with a right to it, and no end where the prova has none', () => {
    expect(begin(60, true)?.relogio.terminaEmMs).toBe(NOW + 2 * HOUR_MS)
    expect(begin(null, true)?.relogio.terminaEmMs).toBeNull()
  })

  it('shows no key, and has it for the end', () => {
    const begun = begin(60)
    expect(begun?.questoes[0]?.alternativas[0]).not.toHaveProperty('correta')
    expect(begun?.gabarito?.[0]?.alternativas[0]?.correta).toBe(true)
  })

  it('is none where its prova was not taken along', () => {
    expect(begin(60, false, 2)).toBeNull()
  })

  it('draws of what was taken along', () => {
    const novo = { tipo: 'sorteio', chave: 'a', quantidade: 1 } as const
    const begun = startOfLevadas(novo, new LevadasAqui([levada(60)]))
    expect(begun).toMatchObject({ tipo: 'sorteio', prova: null, relogio: { terminaEmMs: null } })
    expect(begun?.questoes).toHaveLength(1)
  })
})
