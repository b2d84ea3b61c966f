import type { Cartao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import type * as SharedUi from '@rumo/shared-ui'
import { confirm } from '@rumo/shared-ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  begun,
  fromNow,
  ID,
  OFFLINE,
  pass,
  prova,
  QUESTOES,
  serve,
  start,
  startTime,
} from '../../../testing/prova-com-tempo.tsx'
import {
  button,
  choose,
  graded,
  headingOf,
  openSimulado,
  press,
  serverWith,
  startTen,
} from '../../../testing/simulado-screen.tsx'

vi.mock('@rumo/shared-ui', async (actual) => ({
  ...(await actual<typeof SharedUi>()),
  confirm: vi.fn(),
  preloadDialogs: vi.fn(),
}))
const asked = vi.mocked(confirm)

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
  startTime()
  asked.mockReset().mockResolvedValue(true)
})

const time = () => screen.getByRole('timer').textContent?.replaceAll('\u00A0', ' ')
const hasQuestions = () => screen.queryAllByRole('radio').length > 0

async function pause() {
  await press('Pausar')
  await headingOf('Simulado pausado')
}

describe('a prova that is paused by a visitor', () => {
  it.each([
    [2, true],
    [200, false],
  ])(
    'after %i stops and starts: to leave it says that Pausar stops the clock: %s',
    async (count, says) => {
      const pausas = Array.from({ length: count }, (_, index) => ({
        em: fromNow(index / 1000),
        pausado: index % 2 === 0,
      }))
      serve({ 'POST /simulados': () => begun({ pausas }) })
      render(
        <header>
          <a href="#fora">Início</a>
        </header>,
      )
      await start(device)
      await userEvent.click(screen.getByRole('link', { name: 'Início' }))
      await waitFor(() => expect(asked).toHaveBeenCalled())
      expect(asked.mock.lastCall?.[0].texto?.includes('Pausar')).toBe(says)
      expect(screen.queryByRole('button', { name: 'Pausar' }) !== null).toBe(says)
    },
  )

  it('shows nothing of its questions and loses no time, for hours', async () => {
    serve()
    await start(device)
    await choose('A')
    await pass(30)
    await pause()
    expect(hasQuestions()).toBe(false)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText(/O relógio está parado: faltam (1.h|59.min)\./)).toBeDefined()
    await pass(600)
    await press('Continuar')
    await headingOf('Questão 1')
    expect(screen.getByRole('radio', { name: /^A:/ })).toHaveProperty('checked', true)
    expect(time()).toMatch(/^Tempo restante: (59 min|1 h 00)/)
    await pass(58)
    expect(time()).toMatch(/^Tempo restante: (1|2) min/)
  })

  it('is still paused after a reload, and says so in the result of a visitor, which nothing compares', async () => {
    serve()
    await start(device)
    await choose('A')
    await pause()
    cleanup()
    await pass(600)
    openSimulado({ device })
    await headingOf('Simulado pausado')
    await press('Continuar')
    await headingOf('Questão 1')
    await pause()
    expect(screen.getByText('O resultado vai dizer que houve pausa.')).toBeDefined()
    await press('Continuar')
    await press('Encerrar Simulado')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar Simulado' }))
    await headingOf('0 de 2 certas')
    expect(screen.getByText(/acerto em 1.min, de 1.h 30.min, com 2 pausas\./)).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
    expect(screen.queryByText(/comparado/)).toBeNull()
  })

  it('may be handed in as it is, or left, after the same question as ever', async () => {
    serve()
    await start(device)
    await choose('A')
    await pause()
    await press('Começar outro')
    await press('Encerrar este')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Questão 2, em branco' }))
    await headingOf('Questão 2')
    expect(button('Pausar')).toBeDefined()
  })
})

describe('a pause of an account', () => {
  beforeEach(() => device.enterAs('conta-5'))

  it('asks first, and goes on where one stays', async () => {
    serve({ 'POST /simulados': () => begun({ id: ID }) })
    await start(device)
    asked.mockResolvedValueOnce(false)
    await press('Pausar')
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ texto: expect.stringContaining('não será comparado') as string }),
    )
    expect(hasQuestions()).toBe(true)
  })

  it('is told to the server', async () => {
    const mark = vi.fn((cartao: Cartao) => (cartao ? null : null))
    serve({
      'POST /simulados': () => begun({ id: ID }),
      [`PUT /simulados/${ID}/marcacoes`]: mark,
    })
    await start(device)
    await pause()
    await waitFor(() => expect(mark.mock.lastCall?.[0].pausas).toMatchObject([{ pausado: true }]), {
      timeout: 4000,
    })
  })

  it('on another device keeps this one from ending it when its time is over here', async () => {
    const pausas = [{ em: fromNow(20), pausado: true }]
    const end = vi.fn()
    serve({
      'POST /simulados': () => begun({ id: ID }),
      [`PUT /simulados/${ID}/marcacoes`]: null,
      [`GET /simulados/${ID}`]: () => begun({ id: ID, agora: fromNow(0), pausas }),
      [`POST /simulados/${ID}/encerramento`]: end,
    })
    await start(device)
    await pass(91)
    expect(await waitFor(() => headingOf('Simulado pausado'))).toBeDefined()
    expect(end).not.toHaveBeenCalled()
  })

  it('on another device is told with the result of one that ended there', async () => {
    const pausas = [
      { em: fromNow(20), pausado: true },
      { em: fromNow(80), pausado: false },
    ]
    const head = { id: ID, tipo: 'prova', prova, termina_em: fromNow(90), pausas } as const
    const ended = { ...graded(QUESTOES, [null, null], head), encerrado_em: fromNow(100) }
    serve({
      'POST /simulados': () => begun({ id: ID }),
      [`PUT /simulados/${ID}/marcacoes`]: null,
      [`GET /simulados/${ID}`]: ended,
    })
    await start(device)
    await pass(91)
    await waitFor(() => headingOf('0 de 2 certas'))
    expect(screen.getByText(/acerto em 40.min, de 1.h 30.min, com 1 pausa\./)).toBeDefined()
    expect(screen.getByText(/não é comparado com o de outras pessoas/)).toBeDefined()
  })

  it('is not asked about while another account is signed in, which has no such simulado', async () => {
    const calls = serve({
      'POST /simulados': () => begun({ id: ID }),
      [`PUT /simulados/${ID}/marcacoes`]: null,
      [`GET /simulados/${ID}`]: new ApiError(404, { codigo: 'registro_inexistente' }),
    })
    await start(device)
    device.enterAs('conta-6')
    await pass(91)
    await waitFor(() => headingOf('Simulado encerrado'))
    expect(screen.getByText(/Sua sessão terminou/)).toBeDefined()
    expect(calls).not.toContain('POST /simulados/correcao')
  })

  it('that no server answers about lets it end', async () => {
    serve({
      'POST /simulados': () => begun({ id: ID }),
      [`PUT /simulados/${ID}/marcacoes`]: null,
      [`GET /simulados/${ID}`]: OFFLINE,
      [`POST /simulados/${ID}/encerramento`]: graded(QUESTOES, [null, null], { id: ID }),
    })
    await start(device)
    await pass(91)
    expect(await waitFor(() => headingOf('0 de 2 certas'))).toBeDefined()
  })
})

it('that another tab has made keeps this one from ending it', async () => {
  serve()
  await start(device)
  const other = new SimuladoMemory(device.of('visitante'))
  const kept = await other.kept()
  if (!kept) throw new Error('It is kept.')
  await other.keep(takeSimulado(kept, { type: 'pause', agoraMs: Date.now() }))
  await pass(91)
  expect(await waitFor(() => headingOf('Simulado pausado'))).toBeDefined()
})

it('of drawn questions asks nothing: its result is not compared', async () => {
  serverWith(10)
  openSimulado({ device })
  await startTen()
  await pause()
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByText(/comparado/)).toBeNull()
  await press('Continuar')
  await headingOf('Questão 1')
})
