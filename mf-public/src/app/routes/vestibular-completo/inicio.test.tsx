import type { Cartao, NovoSimulado } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  button,
  choose,
  headingOf,
  openSimulado,
  press,
  serverWith,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  device.enterAs('conta-5')
  fakeScreen()
})

const OFFLINE = new ApiError(0, undefined)

/** Starts a simulado whose answer is lost, together with the page. Returns the chave of the start. */
async function loseStart() {
  const lost = vi.fn((_novo: NovoSimulado) => OFFLINE)
  serverWith(2, { 'POST /simulados': lost })
  openSimulado({ device })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await screen.findByText('Sem resposta do servidor')
  act(() => void dispatchEvent(new Event('online')))
  expect(button('Tentar de novo'), 'no clock starts unasked').toBeDefined()
  cleanup()
  return lost.mock.lastCall?.[0].chave
}

describe('a start whose answer was lost', () => {
  const ID = 7
  const started = (ageMs: number) => (novo: NovoSimulado) => {
    const nowMs = Date.now()
    return underWay(someQuestoes(2), {
      id: ID,
      chave: novo.chave,
      iniciado_em: new Date(nowMs - ageMs).toISOString(),
      agora: new Date(nowMs).toISOString(),
    })
  }

  it('is the same start after a reload, and another one once it has come', async () => {
    const chave = await loseStart()
    const again = vi.fn(started(1000))
    serverWith(2, { 'POST /simulados': again, [`PUT /simulados/${ID}/marcacoes`]: null })
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    expect(again.mock.calls.map(([novo]) => novo.chave)).toEqual([chave])
    await choose('A')
    cleanup()
    openSimulado({ device })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
    await press('Escolher outro')
    await startTen()
    expect(again.mock.lastCall?.[0].chave).not.toBe(chave)
  })

  it('is no more what is asked for after a while: it is taken away, and the clock begins anew', async () => {
    const chave = await loseStart()
    const start = vi.fn((novo: NovoSimulado) => started(novo.chave === chave ? 600_000 : 0)(novo))
    const { calls } = serverWith(2, {
      'POST /simulados': start,
      [`DELETE /simulados/${ID}`]: null,
    })
    openSimulado({ device })
    await startTen()
    expect(calls).toContain(`DELETE /simulados/${ID}`)
    const chaves = start.mock.calls.map(([novo]) => novo.chave)
    expect(chaves).toEqual([chave, expect.not.stringMatching(`^${chave}$`)])
    expect(screen.getByRole('timer').textContent).toMatch(/0\smin/)
  })
})

/** Returns to a simulado with one answer and asks for another one. */
async function askForAnother() {
  openSimulado({ device })
  await startTen()
  await choose('A')
  cleanup()
  openSimulado({ device })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar outro' }))
}

/** A server that starts the simulados 7 and 8 of the account, one after the other. */
function serveTwo(answers: Record<string, unknown>) {
  const ids = [7, 8]
  const start = vi.fn(({ chave }: NovoSimulado) =>
    underWay(someQuestoes(2), { id: ids.shift() ?? 0, chave }),
  )
  return { ...serverWith(2, { 'POST /simulados': start, ...answers }), start }
}

describe('one of the account that is left for another one', () => {
  it('stays with its marks, as was said, and the other one waits until the server has them', async () => {
    const mark = vi.fn((_cartao: Cartao): unknown => OFFLINE)
    const { start, calls } = serveTwo({ 'PUT /simulados/7/marcacoes': mark })
    await askForAnother()
    expect(screen.getByText(/^Este fica na sua conta/)).toBeDefined()
    await press('Escolher outro')
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await screen.findByText('Sem resposta do servidor')
    expect(start).toHaveBeenCalledOnce()
    mark.mockReturnValue(null)
    await press('Tentar de novo')
    await headingOf('Questão 1')
    expect(mark.mock.lastCall?.[0].marcacoes).toMatchObject([{ id_alternativa: 10 }])
    expect(calls).not.toContain('DELETE /simulados/7')
  })

  it('is taken away where it has no mark, and nothing waits for that', async () => {
    const { calls } = serveTwo({
      'POST /provas/3': { id: 3, nome: 'Prova Azul', instrucoes: null, id_vestibular: 1 },
      'DELETE /simulados/7': () => new Promise(() => {}),
    })
    openSimulado({ device })
    await startTen()
    cleanup()
    openSimulado({ device, search: '?prova=3' })
    await headingOf('Você tem outro simulado em andamento')
    expect(screen.queryByText(/fica na sua conta/)).toBeNull()
    await press('Ver a prova escolhida')
    await headingOf('Prova Azul')
    await startTen()
    await vi.waitFor(() => expect(calls).toContain('DELETE /simulados/7'))
  })
})

it('asks before another takes its place, and never leaves one without the focus', async () => {
  serverWith(2)
  await askForAnother()
  const stay = screen.getByRole('button', { name: 'Ficar neste' })
  expect(document.activeElement).toBe(stay)
  await userEvent.click(stay)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Começar outro' }))
})
