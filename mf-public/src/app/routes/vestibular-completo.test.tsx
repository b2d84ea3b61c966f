import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { startLocally } from '../../features/simulado/simulado.calls.ts'
import { SimuladoMemory } from '../../features/simulado/simulado-memory.ts'
import { fakeDevice, refuseReads, refuseUpdates } from '../../testing/fake-device.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { someQuestoes } from '../../testing/questoes.ts'
import {
  button,
  choose,
  headingOf,
  isDisabled,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
} from '../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

describe('a simulado of three questions', () => {
  beforeEach(async () => {
    serverWith(3)
    openSimulado({ device })
    await startTen()
  })

  it('can be ended only when all are answered, and says which are missing', async () => {
    expect(isDisabled('Encerrar Simulado')).toBe(true)
    expect(screen.getByText('Faltam 3: questões 1 a 3.')).toBeDefined()
    await markAll('A', 'B')
    expect(screen.getByText('Falta 1: questão 3.')).toBeDefined()
    await press('Próxima')
    await choose('C')
    expect(isDisabled('Encerrar Simulado')).toBe(false)
  })

  it('says nothing of what is right before it is ended', async () => {
    await markAll('A', 'B', 'C')
    expect(screen.queryByText(/certa|errada|correta/i)).toBeNull()
    expect(screen.getByText('3 de 3 marcadas')).toBeDefined()
    expect(button('Questão 2, você marcou B')).toBeDefined()
  })

  it('lets an answer change until it is ended, then grades and locks all at once', async () => {
    await markAll('B', 'B', 'B')
    await press(/^Questão 1,/)
    await choose('A')
    await press('Encerrar Simulado')
    await headingOf('1 de 3 certas')
    await press(/^Questão 2, errada: você marcou B, a certa é A/)
    await headingOf('Questão 2')
    expect(screen.getByText('Resposta incorreta.')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Alternativas' }).matches(':disabled')).toBe(true)
    await press('Ver resultado')
    await headingOf('1 de 3 certas')
  })

  it('remembers what is to be seen again and what was crossed out, until it is ended', async () => {
    await press('Marcar para rever')
    expect(button('Questão 1, em branco, para rever')).toBeDefined()
    expect(screen.getByText('Para rever: questão 1')).toBeDefined()
    await press('Riscar a alternativa B')
    expect(screen.getByRole('radio', { name: /^B:.*riscada/ })).toBeDefined()
    await choose('B')
    expect(screen.queryByRole('radio', { name: /riscada/ })).toBeNull()
  })

  it('hides its clock, and shows it again', async () => {
    expect(screen.getByRole('timer').textContent).toMatch(/^Tempo decorrido: 0\smin \d\d\ss$/)
    await press('Esconder relógio')
    expect(screen.queryByRole('timer')).toBeNull()
    await press('Mostrar relógio')
    expect(screen.getByRole('timer')).toBeDefined()
  })
})

describe('coming back', () => {
  it('goes on where one stopped, and the server starts nothing', async () => {
    const { start } = serverWith(12)
    openSimulado({ device })
    await startTen()
    await markAll('A', 'B')
    cleanup()
    openSimulado({ device })
    await headingOf('Questão 2')
    expect(screen.getByText('Você parou com 2 de 10 marcadas.')).toBeDefined()
    expect(button('Questão 1, você marcou A')).toBeDefined()
    expect(start).toHaveBeenCalledOnce()
    // The message about the interruption disappears once the user continues.
    await press('Próxima')
    await press('Anterior')
    expect(screen.queryByText(/^Você parou/)).toBeNull()
  })

  it('offers another one, asks before answers are left behind, and repeats no question', async () => {
    const { start } = serverWith(25)
    openSimulado({ device })
    await startTen()
    await choose('A')
    cleanup()
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    expect(screen.getByText('Se você começar outro, a resposta deste será perdida.')).toBeDefined()
    await press('Escolher outro')
    await startTen()
    expect(screen.getByText('0 de 10 marcadas')).toBeDefined()
    const [asked] = start.mock.lastCall ?? []
    expect(asked?.tipo === 'sorteio' && asked.exceto).toHaveLength(10)
  })

  it('hands in as it is, after asking, what one leaves for another', async () => {
    serverWith(3)
    openSimulado({ device })
    await startTen()
    await choose('A')
    cleanup()
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    await press('Encerrar este')
    const dialog = within(
      screen.getByRole('dialog', { name: 'Encerrar com 2 questões em branco?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar Simulado' }))
    await headingOf('1 de 3 certas')
    expect(screen.getByText('Em branco: questões 2 e 3.')).toBeDefined()
  })

  it('shows the result that was shown after a reload, and who comes anew what there is to choose', async () => {
    serverWith(1)
    openSimulado({ device })
    await startTen()
    await choose('A')
    await press('Encerrar Simulado')
    await headingOf('1 de 1 certa')
    cleanup()
    openSimulado({ device, isReload: true })
    expect(await headingOf('1 de 1 certa')).toBeDefined()
    await press(/^Questão 1, certa/)
    cleanup()
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o último resultado' }))
    expect(await headingOf('1 de 1 certa')).toBeDefined()
  })
})

describe('a device that cannot be read', () => {
  it('does not stand in the way, and what it keeps is not written over', async () => {
    serverWith(12)
    const ownDevice = device.of('visitante')
    device.of = () => ownDevice
    await new SimuladoMemory(ownDevice).keep(startLocally(someQuestoes(2), 'x'))
    const refused = refuseReads(ownDevice)
    openSimulado({ device })
    await startTen()
    await choose('A')
    await screen.findByRole('button', { name: /^Questão 1, você marcou/ })
    refused.mockRestore()
    expect((await new SimuladoMemory(ownDevice).kept())?.questoes).toHaveLength(2)
  })
})

describe('a new simulado', () => {
  it('brings other questions, or all again where too few are left', async () => {
    const { start } = serverWith(2)
    openSimulado({ device })
    await startTen()
    await markAll('A', 'A')
    await press('Encerrar Simulado')
    await headingOf('2 de 2 certas')
    await press('Novo simulado')
    await startTen()
    const asked = start.mock.calls.map(([novo]) => (novo.tipo === 'sorteio' ? novo.exceto : null))
    expect(asked.map((exceto) => exceto?.length)).toEqual([0, 2, 0])
  })

  it.each(['kept', 'refused'])(
    'that does not come leads back to the one before, whose marks are %s',
    async (kept) => {
      serverWith(1)
      const ownDevice = device.of('visitante')
      device.of = () => ownDevice
      if (kept === 'refused') refuseUpdates(ownDevice)
      openSimulado({ device })
      await startTen()
      await choose('A')
      await press('Encerrar Simulado')
      await headingOf('1 de 1 certa')
      fakeServer({ 'POST /simulados': new ApiError(0, undefined) }, ['simulados'])
      await press('Novo simulado')
      await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
      await screen.findByText('Sem resposta do servidor')
      await press('Voltar ao simulado anterior')
      expect(await headingOf('1 de 1 certa')).toBeDefined()
    },
  )
})

describe('a server', () => {
  it('that fails says so, and a retry recovers with the same chave', async () => {
    fakeServer({ 'POST /simulados': new ApiError(503, {}) }, ['simulados'])
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await screen.findByText('Algo deu errado')
    const { start } = serverWith(10)
    await press('Tentar de novo')
    await headingOf('Questão 1')
    expect(start).toHaveBeenCalledOnce()
  })

  it('without questions says what to do', async () => {
    serverWith(0)
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    expect(await screen.findByText('Ainda não há questões para um simulado')).toBeDefined()
  })

  it('with fewer than ten says how many there are', async () => {
    serverWith(4)
    openSimulado({ device })
    await startTen()
    expect(screen.getByText('Só há 4 questões por enquanto.')).toBeDefined()
  })
})

it('is answered on a phone, where the sheet and the last question end it', async () => {
  fakeScreen({ width: 360 })
  serverWith(2)
  openSimulado({ device })
  await startTen()
  await markAll('A', 'A')
  expect(screen.getByText('Cartão completo.')).toBeDefined()
  await press('Anterior')
  await press('Encerrar Simulado')
  await headingOf('2 de 2 certas')
})
