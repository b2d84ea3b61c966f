import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import type { Cartao, NovoSimulado } from '@rumo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  choose,
  graded,
  headingOf,
  markAll,
  openSimulado,
  press,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

const OFFLINE = new ApiError(0, undefined)
const [ID, QUESTOES] = [7, someQuestoes(2)]

/**
 * A server that keeps a simulado of two questions for an account. The calls that send something fail as without a
 * network, unless `answers` says otherwise.
 */
function serverOfAccount(answers: Record<string, unknown> = {}) {
  device.enterAs('conta-5')
  return fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      'POST /simulados': ({ chave }: NovoSimulado) => underWay(QUESTOES, { id: ID, chave }),
      [`PUT /simulados/${ID}/marcacoes`]: OFFLINE,
      [`POST /simulados/${ID}/encerramento`]: OFFLINE,
      ...answers,
    },
    ['simulados', 'sorteios'],
  )
}

const gradedByMarks = ({ marcacoes }: Cartao) =>
  graded(
    QUESTOES,
    QUESTOES.map(
      ({ id }) => marcacoes.find(({ id_questao }) => id_questao === id)?.id_alternativa ?? null,
    ),
    { id: ID },
  )

/** Whether an element comes before another one in the page, so that the other one cannot move it. */
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

describe('a simulado of an account', () => {
  it('sends what is marked after a pause, all of it at once', async () => {
    const mark = vi.fn((cartao: Cartao) => (cartao ? null : null))
    serverOfAccount({ [`PUT /simulados/${ID}/marcacoes`]: mark })
    openSimulado({ device })
    await startTen()
    await markAll('A', 'B')
    const sent = () => mark.mock.lastCall?.[0].marcacoes.map(({ id_alternativa }) => id_alternativa)
    await waitFor(() => expect(sent()).toEqual([10, 21]))
  })

  it.each([
    [360, 'bar'],
    [768, 'bar'],
    [1440, 'card'],
  ])('says at %i px in the %s, which stays in view, that its marks wait', async (width) => {
    fakeScreen({ width })
    serverOfAccount()
    openSimulado({ device })
    await startTen()
    await choose('A')
    const seen = screen.getByRole('timer').closest('[data-begun], nav')
    const before = seen?.className
    dispatchEvent(new Event('online'))
    const said = await screen.findByText(/^Sem resposta do servidor. Suas respostas ficam/)
    expect(seen?.contains(said)).toBe(true)
    expect(seen?.className, 'as high as before').toBe(before)
    for (const one of seen?.querySelectorAll('button') ?? []) {
      expect(isBefore(one, said), `${one.textContent} stays where it is`).toBe(true)
    }
    device.enterAs('conta-6')
    dispatchEvent(new Event('focus'))
    const over = await screen.findByText(/^Sua sessão terminou/)
    expect(seen?.contains(over)).toBe(true)
    expect(seen?.contains(screen.getByRole('link', { name: 'Entrar de novo' }))).toBe(true)
  })

  it('is locked without a network, and graded once there is one', async () => {
    const fila = fakeFila()
    serverOfAccount()
    openSimulado({ device, fila })
    await startTen()
    await markAll('A', 'B')
    await press('Encerrar Simulado')
    await headingOf('Simulado encerrado')
    await screen.findByText(/O servidor não respondeu. As respostas estão guardadas/)
    cleanup()

    openSimulado({ device, fila })
    await headingOf('Simulado encerrado')
    const end = vi.fn(gradedByMarks)
    serverOfAccount({ [`POST /simulados/${ID}/encerramento`]: end })
    dispatchEvent(new Event('online'))
    await headingOf('1 de 2 certas')
    expect(end.mock.lastCall?.[0].encerrado_em).toBeDefined()
    expect(fila.added, 'the server counts them itself').toEqual([])
  })

  it('that was handed in is graded beside another one, as it was ended', async () => {
    serverOfAccount()
    openSimulado({ device })
    await startTen()
    await markAll('A', 'B')
    await press('Encerrar Simulado')
    await screen.findByText(/O servidor não respondeu/)
    await press('Escolher outro simulado')
    expect(await screen.findByText(/Aguardando correção/)).toBeDefined()
    const end = vi.fn(gradedByMarks)
    serverOfAccount({ [`POST /simulados/${ID}/encerramento`]: end })
    await startTen()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(end).toHaveBeenCalledOnce())
    expect(end.mock.lastCall?.[0].encerrado_em).toBeDefined()
    expect(end.mock.lastCall?.[0].marcacoes).toHaveLength(2)
  })

  it('waits for the account where the session is over, and sends nothing as another account', async () => {
    const calls = serverOfAccount({ [`POST /simulados/${ID}/encerramento`]: gradedByMarks })
    openSimulado({ device })
    await startTen()
    await markAll('A', 'A')
    device.enterAs('conta-6')
    await press('Encerrar Simulado')
    await screen.findByText(/Sua sessão terminou/)
    const link = screen.getByRole('link', { name: 'Entrar de novo' })
    expect(link.getAttribute('href')).toBe('/login?volta=/vestibular-completo')
    expect(calls).not.toContain(`POST /simulados/${ID}/encerramento`)
    device.enterAs('conta-5')
    dispatchEvent(new Event('focus'))
    await headingOf('2 de 2 certas')
  })

  it('that was ended on another device is graded as it was ended there', async () => {
    const ended = new ApiError(409, { codigo: 'simulado_encerrado' })
    serverOfAccount({
      [`PUT /simulados/${ID}/marcacoes`]: ended,
      [`GET /simulados/${ID}`]: graded(QUESTOES, [10, 20], { id: ID }),
    })
    openSimulado({ device })
    await startTen()
    await choose('B')
    dispatchEvent(new Event('online'))
    expect(await headingOf('2 de 2 certas')).toBeDefined()
  })

  it('that was taken away on another device is graded all the same, and its answers count', async () => {
    const fila = fakeFila()
    const gone = new ApiError(404, { codigo: 'simulado_inexistente' })
    serverOfAccount({
      [`POST /simulados/${ID}/encerramento`]: gone,
      'POST /simulados/correcao': graded(QUESTOES, [10, 20]).questoes,
    })
    openSimulado({ device, fila })
    await startTen()
    await markAll('A', 'A')
    await press('Encerrar Simulado')
    await headingOf('2 de 2 certas')
    expect(fila.added.map(({ owner }) => owner)).toEqual(['conta-5', 'conta-5'])
  })
})

it('of section 7 alone has the browser draw and grade, and the answers wait on the device', async () => {
  const fila = fakeFila()
  const questoes = someQuestoes(2)
  fakeServer({ 'POST /sorteios': { questoes, disponiveis: 2 } }, ['sorteios'])
  openSimulado({ device, fila })
  await startTen()
  expect(screen.queryByText('Uma prova inteira')).toBeNull()
  await markAll('A', 'B')
  await press('Encerrar Simulado')
  await headingOf('1 de 2 certas')
  const kept = fila.added.map(({ owner, tentativa }) => [
    owner,
    tentativa.id_alternativa,
    tentativa.origem,
    tentativa.resultado,
  ])
  expect(kept).toEqual([
    ['visitante', 10, 'simulado', 'certa'],
    ['visitante', 21, 'simulado', 'errada'],
  ])
})
