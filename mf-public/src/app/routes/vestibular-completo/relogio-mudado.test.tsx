import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  choose,
  graded,
  headingOf,
  openSimulado,
  underWay,
} from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
  const toFake = ['setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
})

const MINUTE_MS = 60_000
const OFFLINE = new ApiError(0, undefined)
const [ID, QUESTOES] = [7, someQuestoes(2)]
const prova = { id: 3, nome: 'Prova Azul', instrucoes: null }
const END_MS = Date.parse('2030-01-01T12:00:00.000Z')
const before = (minutes: number) => new Date(END_MS - minutes * MINUTE_MS).toISOString()

/** A prova of 90 minutes as the server returns it this many minutes before its end. */
const leaving = (minutes: number, id: number | null) =>
  underWay(QUESTOES, {
    id,
    tipo: 'prova',
    prova,
    iniciado_em: before(90),
    termina_em: before(0),
    agora: before(minutes),
  })

function serve(id: number | null, answers: Record<string, unknown> = {}) {
  fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      'POST /provas/3': { ...prova, duracao_minutos: 90 },
      'POST /simulados': leaving(90, id),
      'POST /simulados/correcao': graded(QUESTOES, [null, null]).questoes,
      [`POST /simulados/${ID}/encerramento`]: graded(QUESTOES, [null, null], { id: ID }),
      [`PUT /simulados/${ID}/marcacoes`]: null,
      ...answers,
    },
    ['simulados'],
  )
}

async function start() {
  openSimulado({ device, search: '?prova=3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
}

function putAhead(minutes: number): void {
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + minutes * MINUTE_MS)
}

/** Sets the time that the site's server reports: this many minutes before the end. Null makes its request fail. */
const siteSays = (minutes: number | null) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (minutes === null) throw new TypeError('No network.')
      const Date = new globalThis.Date(END_MS - minutes * MINUTE_MS).toUTCString()
      return new Response(null, { headers: { Date } })
    }),
  )

/** Lets the clock on the screen read the time again. */
const tick = () => act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
const time = () => screen.getByRole('timer').textContent
async function inDoubt() {
  await tick()
  await screen.findByText(/^Pelo relógio deste aparelho/)
}

describe('a clock that was put ahead during the prova of an account', () => {
  beforeEach(async () => {
    device.enterAs('conta-5')
    serve(ID)
    await start()
    putAhead(180)
  })

  it('takes no time away where the server can be asked', async () => {
    serve(ID, { [`GET /simulados/${ID}`]: leaving(40, ID) })
    await tick()
    await waitFor(() => expect(time()).toMatch(/(40|39)\smin/))
    expect(screen.queryByText(/^Pelo relógio deste aparelho/)).toBeNull()
  })

  it('ends it where the server says so', async () => {
    serve(ID, { [`GET /simulados/${ID}`]: leaving(0, ID) })
    await tick()
    expect(await waitFor(() => headingOf('0 de 2 certas'))).toBeDefined()
  })

  it('goes on by the time that has passed for certain, and says so, where the user does not answer', async () => {
    serve(ID, { [`GET /simulados/${ID}`]: OFFLINE })
    await inDoubt()
    await tick()
    await waitFor(() => expect(time()).toMatch(/1\sh (30|29)\smin/))
    await choose('A')
    expect(screen.getByRole('button', { name: 'Questão 1, você marcou A' })).toBeDefined()
    serve(ID, { [`GET /simulados/${ID}`]: leaving(20, ID) })
    dispatchEvent(new Event('online'))
    await tick()
    await waitFor(() => expect(time()).toMatch(/(20|19)\smin/))
    await waitFor(() => expect(screen.queryByText(/^Pelo relógio deste aparelho/)).toBeNull())
  })

  it('shows it as it was graded where it was ended on another device', async () => {
    serve(ID, { [`GET /simulados/${ID}`]: graded(QUESTOES, [10, 20], { id: ID }) })
    await tick()
    expect(await waitFor(() => headingOf('2 de 2 certas'))).toBeDefined()
  })
})

describe("a clock that was put ahead during a visitor's prova", () => {
  beforeEach(async () => {
    serve(null)
    await start()
    putAhead(180)
  })

  it('takes no time away where the site can be asked', async () => {
    siteSays(50)
    await tick()
    await waitFor(() => expect(time()).toMatch(/(50|49)\smin/))
  })

  it('ends it where the site says so', async () => {
    siteSays(-5)
    await tick()
    expect(await waitFor(() => headingOf('0 de 2 certas'))).toBeDefined()
  })

  it('takes no time away while there is no network, through a reload too', async () => {
    siteSays(null)
    await inDoubt()
    cleanup()
    openSimulado({ device })
    await inDoubt()
    await tick()
    await waitFor(() => expect(time()).toMatch(/1\sh (30|29)\smin/))
  })
})

it('a user who comes back gets the time of the site, whatever the clock of the device says', async () => {
  serve(null)
  await start()
  await choose('A')
  cleanup()
  putAhead(-60)
  siteSays(30)
  openSimulado({ device })
  await tick()
  await waitFor(() => expect(time()).toMatch(/(30|29)\smin/))
})
