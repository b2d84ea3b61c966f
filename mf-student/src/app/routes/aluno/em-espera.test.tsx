import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { SIMULADO_GUARDADO, SIMULADOS_EM_ESPERA } from '@rumo/shared-device/simulados'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { device } from '@rumo/shared-device/device'
import { simulados } from '@rumo/shared-device/envios'
import { NENHUMA } from '../../../features/estatisticas/estatisticas.fixture.ts'
import {
  encerrado,
  failed,
  HANDED_IN,
  open,
  part,
  REDACOES,
  signIn,
  SIMULADOS,
  someAnswer,
  wordsOf,
} from './perfil.fixture.tsx'

beforeEach(() => void signIn())
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

const END = 'POST /simulados/7/encerramento'
const EM_CURSO = encerrado(7, { situacao: 'em_curso', marcadas: 3 })
const QUESTAO = {
  id: 4,
  id_prova: 1,
  texto: 'Quanto?',
  alternativas: [],
  referencias: [],
  materia: null,
  prova: { id: 1, nome: 'Prova', vestibular: null },
  marcada: null,
  resultado: 'em-branco',
}
const ENDED = { questoes: [QUESTAO], encerrado_em: HANDED_IN.encerradoEm }

const keep = (name: string, value: unknown) => device.of(device.owner()).update(name, () => value)

/** The texts of the rows in the list of simulados. */
const rows = async () => wordsOf(await (await part('Simulados')).findAllByRole('listitem'))

const ESSAY = {
  chave: '00000000-0000-4000-8000-000000000002',
  enviada_em: '2026-11-17T12:30:00.000Z',
  tema: { id: 3, titulo: 'A ponte', comando: 'Escreva.', textos: [] },
  texto: 'Era uma vez uma ponte.',
}
it.each([
  ['an answer', 'tentativas/1', () => [someAnswer()], 'POST /tentativas'],
  ['a simulado', SIMULADO_GUARDADO, () => HANDED_IN, END],
  ['an essay', REDACOES_GUARDADAS, () => [ESSAY], 'POST /redacoes-enviadas'],
])(
  'asks for nothing while %s is on its way to the server: it would be of before',
  async (_, name, kept, sending) => {
    await keep(name, kept())
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const calls = open({ [sending]: () => promise })
    await waitFor(() => expect(calls).toContain(sending))
    // Gives requests that do not wait for the sending the time to be made.
    await act(async () => expect(await device.of(device.owner()).read(name)).toBeDefined())
    expect(calls.filter((call) => !/^(POST|GET \/usuarios)/.test(call))).toEqual([])
    expect(screen.queryByText(/para enviar neste aparelho/)).toBeNull()
    resolve({ ...ENDED, id: 40, recebidas: [], recusadas: [] })
    await part('Simulados')
    expect(calls).toEqual(expect.arrayContaining(['GET /estatisticas', SIMULADOS, REDACOES]))
  },
)

it('a simulado that this device alone has under way is not called nothing', async () => {
  await keep(SIMULADO_GUARDADO, { ...HANDED_IN, id: null, etapa: 'em-curso' })
  open({ 'GET /estatisticas': NENHUMA, [SIMULADOS]: [encerrado(7)] })
  await screen.findByText(/^O que você marca em simulado em andamento entra aqui/)
  expect(screen.queryByText(/ainda não respondeu/)).toBeNull()
})

it('a simulado that was handed in without a network is graded before anything is counted', async () => {
  await keep(SIMULADO_GUARDADO, HANDED_IN)
  const { promise: answer, resolve: give } = Promise.withResolvers<typeof ENDED>()
  let isEnded = false
  const calls = open({
    [SIMULADOS]: () => [isEnded ? encerrado(7) : EM_CURSO],
    [END]: () => answer,
  })
  await waitFor(() => expect(calls).toContain(END))
  // Gives requests that do not wait for the sending the time to be made.
  await act(async () => expect(await simulados.waiting()).toHaveLength(1))
  expect(calls).not.toContain('GET /estatisticas')
  isEnded = true
  give(ENDED)
  await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining('8 de 10')]))
  expect(calls.filter((call) => call === END)).toHaveLength(1)
})

it('one that still waits says so, and leads to where it is, until the network returns', async () => {
  await keep(SIMULADOS_EM_ESPERA, [HANDED_IN])
  let hasNetwork = false
  open({
    'GET /estatisticas': NENHUMA,
    [SIMULADOS]: () => [
      hasNetwork ? encerrado(7) : EM_CURSO,
      encerrado(8, { situacao: 'em_curso', marcadas: 1 }),
    ],
    [END]: () => (hasNetwork ? ENDED : failed()),
  })
  const [waits, runs] = await rows()
  expect(waits).toMatch(/Aguardando correção$/)
  expect(runs).toMatch(/Em andamento: 1 de 10 marcada$/)
  screen.getByText(/^O que você marca em simulado em andamento .* O simulado que você entregou/)
  const [link] = screen.getAllByRole('link', { name: /^Simulado de/ })
  expect(link?.getAttribute('href')).toBe('/rumo/vestibular-completo?simulado=7')

  hasNetwork = true
  dispatchEvent(new Event('online'))
  await waitFor(async () => expect((await rows())[0]).toMatch(/8 de 10/))
  expect(screen.queryByText(/Aguardando correção/)).toBeNull()
  screen.getByText('O que você marca em simulado em andamento entra aqui quando ele terminar.')
})

it('one that waits alone is not called under way', async () => {
  await keep(SIMULADOS_EM_ESPERA, [HANDED_IN])
  open({
    'GET /estatisticas': { ...NENHUMA, em_simulado: 1 },
    [SIMULADOS]: [EM_CURSO],
    [END]: () => failed(),
  })
  await screen.findByText('O simulado que você entregou entra aqui depois da correção.')
  await screen.findByText(/^1.questão que você respondeu está no simulado que você entregou/)
  expect(screen.queryByText(/em andamento/)).toBeNull()
})
