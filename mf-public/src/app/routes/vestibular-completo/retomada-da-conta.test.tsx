import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import type { Cartao } from '@rumo/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fromServer, startLocally } from '../../../features/simulado/simulado.calls.ts'
import { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import { graded, headingOf, openSimulado, underWay } from '../../../testing/simulado-screen.tsx'

const [KEPT, OTHER] = [7, 8]
const QUESTOES = someQuestoes(2)
const [first] = QUESTOES

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  device.enterAs('conta-5')
  fakeScreen()
})

/** Stores a simulado of the account with one answer on this device. */
async function keep(change: (simulado: Simulado) => Simulado = (simulado) => simulado) {
  const begun = fromServer(underWay(QUESTOES, { id: KEPT, tipo: 'prova' }), Date.now())
  const marked = takeSimulado(begun, { type: 'mark', id: 10, agoraMs: Date.now() })
  await new SimuladoMemory(device.of('conta-5')).keep(change(marked))
}

function serve(answers: Record<string, unknown>) {
  return fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      [`GET /simulados/${OTHER}`]: underWay(QUESTOES, { id: OTHER }),
      [`PUT /simulados/${OTHER}/marcacoes`]: null,
      ...answers,
    },
    ['simulados'],
  )
}

const openOther = () => openSimulado({ device, search: `?simulado=${OTHER}` })

it('sends what is marked in the one that makes room', async () => {
  const mark = vi.fn((cartao: Cartao) => (cartao ? null : null))
  await keep()
  serve({ [`PUT /simulados/${KEPT}/marcacoes`]: mark })
  openOther()
  await headingOf('Questão 1')
  expect(mark.mock.lastCall?.[0].marcacoes).toMatchObject([
    { id_questao: first?.id, id_alternativa: 10 },
  ])
})

it('hands in the one that was ended here and makes room, with the instant of its end', async () => {
  const end = vi.fn((cartao: Cartao) =>
    graded(QUESTOES, [cartao.marcacoes[0]?.id_alternativa ?? null, null], { id: KEPT }),
  )
  const atMs = Date.parse('2030-01-01T00:00:00.000Z')
  await keep((simulado) => takeSimulado(simulado, { type: 'end', agoraMs: atMs, chaves: [] }))
  const calls = serve({ [`POST /simulados/${KEPT}/encerramento`]: end })
  openOther()
  await headingOf('Questão 1')
  await waitFor(() =>
    expect(end.mock.lastCall?.[0]).toMatchObject({
      encerrado_em: new Date(atMs).toISOString(),
      marcacoes: [{ id_alternativa: 10 }],
    }),
  )
  expect(calls).not.toContain(`PUT /simulados/${KEPT}/marcacoes`)
})

it('goes on where the one that makes room was ended on another device', async () => {
  await keep()
  const ended = new ApiError(409, { codigo: 'simulado_encerrado' })
  serve({ [`PUT /simulados/${KEPT}/marcacoes`]: ended })
  openOther()
  expect(await headingOf('Questão 1')).toBeDefined()
})

it('is given again where it was handed in here and waits to be graded', async () => {
  const begun = fromServer(underWay(QUESTOES, { id: OTHER }), Date.now())
  const end = { type: 'end', agoraMs: Date.now(), chaves: [] } as const
  const marked = QUESTOES.reduce(
    (simulado, { id }, index) =>
      takeSimulado(takeSimulado(simulado, { type: 'go', index }), {
        type: 'mark',
        id: id * 10,
        agoraMs: Date.now(),
      }),
    begun,
  )
  await new SimuladosEmEspera(device, 'conta-5').keep(takeSimulado(marked, end))
  serve({ [`POST /simulados/${OTHER}/encerramento`]: new ApiError(0, undefined) })
  openOther()
  expect(await headingOf('Simulado encerrado')).toBeDefined()
  expect(screen.getByText(/2 de 2 marcadas/)).toBeDefined()
})

it('keeps the one that only this device still has', async () => {
  await keep()
  const gone = new ApiError(404, { codigo: 'simulado_inexistente' })
  serve({ [`PUT /simulados/${KEPT}/marcacoes`]: gone })
  openOther()
  expect(await screen.findByRole('button', { name: 'Questão 1, você marcou A' })).toBeDefined()
})

it('leads to entering, and from there to the simulado, where the session is over', async () => {
  serve({ [`GET /simulados/${OTHER}`]: new ApiError(401, { codigo: 'sessao_encerrada' }) })
  openOther()
  const link = await screen.findByRole('link', { name: 'Entrar de novo' })
  const volta = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams
  expect(volta.get('volta')).toBe(`/vestibular-completo?simulado=${OTHER}`)
})

it('that cannot be loaded leads back to the one that the user has not left', async () => {
  await keep()
  serve({ [`PUT /simulados/${KEPT}/marcacoes`]: new ApiError(0, undefined) })
  openOther()
  await screen.findByText('Sem resposta do servidor')
  await userEvent.click(screen.getByRole('button', { name: 'Escolher outro simulado' }))
  expect(await screen.findByText('Você parou com 1 de 2 marcada.')).toBeDefined()
})

it('of an account that has entered since is not lost to a new one', async () => {
  const own = startLocally(QUESTOES, 'own')
  const agoraMs = Date.now()
  const marked = takeSimulado(own, { type: 'mark', id: 10, agoraMs })
  await new SimuladoMemory(device.of('conta-5')).keep(marked)
  device.enterAs('visitante')
  const start = vi.fn()
  serve({ 'POST /simulados': start })
  openSimulado({ device })
  const begin = await screen.findByRole('button', { name: 'Começar' })
  device.enterAs('conta-5')
  await userEvent.click(begin)
  expect(await screen.findByText('Você parou com 1 de 2 marcada.')).toBeDefined()
  expect(start).not.toHaveBeenCalled()
})
