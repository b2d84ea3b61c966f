import type { CartaoSolto } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import { takeOverSimulados } from '../../../features/simulado/simulado-memory.ts'
import { gradeCard } from '../../../features/simulado/grade.ts'
import { fakeDevice, refuseUpdates } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  choose,
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
} from '../../../testing/simulado-screen.tsx'

let [device, fila] = [fakeDevice(), fakeFila()]
beforeEach(() => {
  device = fakeDevice()
  fila = fakeFila()
  fakeScreen()
})

const OFFLINE = new ApiError(0, undefined)
const WITHOUT_GRADES = { 'POST /simulados/correcao': OFFLINE }

/** Hands in a visitor's simulado of two questions and leaves it while it waits for its grading. */
async function handInAndLeave(open = () => openSimulado({ device, fila })): Promise<void> {
  serverWith(2, WITHOUT_GRADES)
  open()
  await startTen()
  await markAll('A', 'B')
  await press('Encerrar Simulado')
  await screen.findByText(/O servidor não respondeu/)
  await press('Escolher outro simulado')
  await screen.findByText('2 de 2 marcadas')
}

const network = () => {
  serverWith(4)
  dispatchEvent(new Event('online'))
}

describe('entering', () => {
  it('shows nothing of what was begun before, unless it was taken over, and nothing to the next', async () => {
    serverWith(2)
    openSimulado({ device })
    await startTen()
    await choose('A')
    cleanup()
    device.enterAs('conta-5')
    openSimulado({ device })
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeDefined()
    cleanup()
    await takeOverSimulados(device, 'conta-5')
    openSimulado({ device })
    expect(await screen.findByText('Você parou com 1 de 2 marcada.')).toBeDefined()
    cleanup()
    device.enterAs('conta-6')
    openSimulado({ device })
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeDefined()
  })
})

describe('a simulado of a visitor that waits for its grading', () => {
  it('waits beside another one, is graded once there is a network, and counts once', async () => {
    await handInAndLeave()
    await startTen()
    await choose('A')
    cleanup()

    openSimulado({ device, fila })
    expect(await screen.findByText('Você parou com 1 de 2 marcada.')).toBeDefined()
    expect(fila.added).toEqual([])
    network()
    await waitFor(() => expect(fila.added).toHaveLength(2))
    await press('Começar outro')
    await press('Escolher outro')
    expect(await screen.findByText(/1 de 2 certas/)).toBeDefined()
    expect(screen.queryByText(/Aguardando correção/)).toBeNull()
    dispatchEvent(new Event('online'))
    cleanup()
    openSimulado({ device, fila })
    await headingOf('Questão 1')
    expect(fila.added).toHaveLength(2)
  })

  it('shows its result, once, and leads back to what is under way', async () => {
    await handInAndLeave()
    network()
    await screen.findByText(/1 de 2 certas/)
    await startTen()
    await choose('A')
    cleanup()
    openSimulado({ device, fila })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    await press('Escolher outro')
    await userEvent.click(await screen.findByRole('button', { name: /^Ver resultado/ }))
    await headingOf('1 de 2 certas')
    await press(/^Questão 1, certa/)
    await press('Ver resultado')
    await press('Voltar')
    expect(await screen.findByText('Você parou com 1 de 4 marcada.')).toBeDefined()
    expect(await new SimuladosEmEspera(device, 'visitante').all()).toEqual([])
  })

  it('is graded for the account that takes it over, where that has one of its own to finish, too', async () => {
    device.enterAs('conta-5')
    serverWith(4)
    openSimulado({ device, fila })
    await startTen()
    cleanup()
    device.enterAs('visitante')
    serverWith(2, WITHOUT_GRADES)
    openSimulado({ device, fila })
    await startTen()
    await markAll('A', 'A')
    await press('Encerrar Simulado')
    await screen.findByText(/O servidor não respondeu/)
    cleanup()

    await takeOverSimulados(device, 'conta-5')
    device.enterAs('conta-5')
    serverWith(4)
    openSimulado({ device, fila })
    await headingOf('Questão 1')
    await waitFor(() =>
      expect(fila.added.map(({ owner }) => owner)).toEqual(['conta-5', 'conta-5']),
    )
    device.enterAs('visitante')
    cleanup()
    openSimulado({ device, fila })
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeDefined()
  })

  it('can be opened, and tried again', async () => {
    await handInAndLeave()
    await press(/^Abrir/)
    await headingOf('Simulado encerrado')
    await screen.findByText(/O servidor não respondeu/)
    serverWith(2)
    await press('Tentar de novo')
    await headingOf('1 de 2 certas')
    expect(fila.added).toHaveLength(2)
  })

  it('is there as long as the page lives where the device refuses to keep it', async () => {
    const ownDevice = device.of('visitante')
    device.of = () => ownDevice
    refuseUpdates(ownDevice)
    await handInAndLeave()
    await startTen()
    network()
    await waitFor(() => expect(fila.added).toHaveLength(2))
  })
})

/** Hands in another simulado, of three questions, which then waits together with the first. */
async function handInAnother() {
  await startTen()
  await markAll('A', 'A', 'A')
  await press('Encerrar Simulado')
  await screen.findByText(/O servidor não respondeu/)
  await press('Escolher outro simulado')
  expect(await screen.findAllByText(/Aguardando correção/)).toHaveLength(2)
}

it('of several that wait one that cannot be graded keeps no other one back', async () => {
  await handInAndLeave()
  serverWith(3, WITHOUT_GRADES)
  await handInAnother()
  const gone = new ApiError(409, { codigo: 'sem_questoes' })
  serverWith(3, {
    'POST /simulados/correcao': ({ questoes }: CartaoSolto) => {
      if (questoes.length === 2) return gone
      return gradeCard(
        someQuestoes(3),
        questoes.map(({ marcada }) => marcada),
      )
    },
  })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.getAllByText(/Aguardando correção/)).toHaveLength(1))
  expect(fila.added).toHaveLength(3)
})

it('is graded, too, where it came while another one was on its way', async () => {
  await handInAndLeave()
  const answer = Promise.withResolvers<unknown>()
  serverWith(3, {
    'POST /simulados/correcao': ({ questoes }: CartaoSolto) =>
      questoes.length === 2 ? answer.promise : OFFLINE,
  })
  dispatchEvent(new Event('online'))
  await handInAnother()
  serverWith(3)
  answer.resolve(gradeCard(someQuestoes(2), [10, 21]))
  await waitFor(() => expect(screen.queryAllByText(/Aguardando correção/)).toHaveLength(0))
  expect(fila.added).toHaveLength(5)
})
