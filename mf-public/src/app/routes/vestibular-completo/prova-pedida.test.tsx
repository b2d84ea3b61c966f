import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { address } from '../../../testing/address.tsx'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  button,
  choose,
  graded,
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'
import { tap } from '../../../testing/tap.ts'

const OUTRO = 'Você tem outro simulado em andamento'
const PROVA = { id: 3, nome: 'Prova Azul', instrucoes: null, url_arquivo: null, id_vestibular: 1 }
const QUESTOES = someQuestoes(2)

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

/** A simulado of two questions is in progress on the device, with one answer. Then the address asks for a prova. */
async function askWhileAnother(answers: Record<string, unknown> = {}) {
  const server = serverWith(2, { 'POST /provas/3': PROVA, ...answers })
  openSimulado({ device })
  await startTen()
  await choose('A')
  cleanup()
  openSimulado({ device, search: '?prova=3' })
  return server
}

describe('a prova that the address asks for', () => {
  it('waits for another simulado that is under way, which is named and can be gone on with', async () => {
    await askWhileAnother()
    await headingOf(OUTRO)
    expect(screen.getByText(/^Simulado de 2.questões: 1 de 2 marcada\./)).toBeDefined()
    expect(screen.getByText('Se você começar outro, a resposta deste será perdida.')).toBeDefined()
    await press('Continuar este simulado')
    await headingOf('Questão 1')
    // After it ends, the prova in the address comes next.
    await press('Próxima')
    await choose('B')
    await press('Encerrar Simulado')
    await userEvent.click(await screen.findByRole('button', { name: /Novo simulado/ }))
    expect(await headingOf('Prova Azul')).toBeDefined()
  })

  it('is opened where one says so, and the way back to the other one is there', async () => {
    await askWhileAnother()
    await headingOf(OUTRO)
    await press('Ver a prova escolhida')
    await headingOf('Prova Azul')
    await press('Escolher outro simulado')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Voltar ao simulado anterior' }),
    )
    expect(await headingOf('Questão 1')).toBeDefined()
  })

  it('waits for one that is handed in as it is, which is asked about first', async () => {
    await askWhileAnother()
    await headingOf(OUTRO)
    await press('Encerrar este')
    const asked = await screen.findByRole('dialog', {
      name: /^Encerrar com 1\squestão em branco/,
    })
    await userEvent.click(within(asked).getByRole('button', { name: 'Encerrar Simulado' }))
    await screen.findByRole('heading', { level: 1, name: / de 2 certas$/ })
    await userEvent.click(screen.getByRole('button', { name: /Novo simulado/ }))
    expect(await headingOf('Prova Azul')).toBeDefined()
  })

  it('is not begun by the second tap of two on the way there, nor is the way back', async () => {
    const { start } = await askWhileAnother()
    await headingOf(OUTRO)
    await press('Ver a prova escolhida')
    await headingOf('Prova Azul')
    await tap(button('Começar'))
    await tap(button('Escolher outro simulado'))
    expect(await headingOf('Prova Azul')).toBeDefined()
    expect(start).toHaveBeenCalledOnce()
  })

  it('comes at once where the other one is over', async () => {
    serverWith(2, { 'POST /provas/3': PROVA })
    openSimulado({ device })
    await startTen()
    await markAll('A', 'B')
    await press('Encerrar Simulado')
    await screen.findByRole('heading', { level: 1, name: / de 2 certas$/ })
    cleanup()
    openSimulado({ device, search: '?prova=3' })
    expect(await headingOf('Prova Azul')).toBeDefined()
  })

  it('is there to begin where its last result is, which stays in reach', async () => {
    const mine = underWay(QUESTOES, { tipo: 'prova', prova: PROVA })
    serverWith(2, { 'POST /provas/3': PROVA, 'POST /simulados': mine })
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    cleanup()
    openSimulado({ device, search: '?prova=3' })
    await headingOf('Questão 1')
    await waitFor(() => expect(address()).toBe('/vestibular-completo'))
    await markAll('A', 'B')
    await press('Encerrar Simulado')
    const asked = within(await screen.findByRole('dialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Encerrar Simulado' }))
    const resultado = { level: 1, name: / de 2 certas$/ }
    await screen.findByRole('heading', resultado)
    cleanup()
    openSimulado({ device, search: '?prova=3' })
    await headingOf('Prova Azul')
    await press('Escolher outro simulado')
    await press('Voltar ao simulado anterior')
    expect(await screen.findByRole('heading', resultado)).toBeDefined()
  })

  it('is gone on with where it is the very one', async () => {
    const mine = underWay(QUESTOES, { tipo: 'prova', prova: PROVA })
    serverWith(2, { 'POST /provas/3': PROVA, 'POST /simulados': mine })
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    cleanup()
    openSimulado({ device, search: '?prova=3' })
    expect(await headingOf('Questão 1')).toBeDefined()
  })
})

it('an end says why questions have no key: another simulado of the account asks them too', async () => {
  device.enterAs('conta-5')
  serverWith(2, {
    'GET /simulados?situacao=em_curso&pagina=1&limite=20': [],
    'POST /simulados': underWay(QUESTOES, { id: 8 }),
    'PUT /simulados/8/marcacoes': {},
    'POST /simulados/8/encerramento': { ...graded(QUESTOES, [10, 21], { id: 8 }), retidas: 1 },
  })
  openSimulado({ device })
  await startTen()
  await markAll('A', 'B')
  await press('Encerrar Simulado')
  expect(
    await screen.findByText(/^Uma questão aparece sem gabarito e não entra na conta\./),
  ).toBeDefined()
  cleanup()
  openSimulado({ device, isReload: true })
  await screen.findByText(/^Uma questão aparece sem gabarito/)
})
