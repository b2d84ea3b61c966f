import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  choose,
  graded,
  headingOf,
  markAll,
  openSimulado,
  press,
  underWay,
} from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeScreen()
})

const MINUTE_MS = 60_000
const QUESTOES = someQuestoes(2)
const prova = { id: 3, nome: 'Prova Azul', instrucoes: null }

const serve = (answers: Record<string, unknown>) =>
  fakeServer({ 'GET /provas': [], 'GET /vestibulares': [], ...answers }, ['simulados'])

const endingIn = (ms: number) => {
  const termina_em = new Date(Date.now() + ms).toISOString()
  return underWay(QUESTOES, { tipo: 'prova', prova, termina_em })
}

const serveFor = (ms: number) =>
  serve({
    'POST /provas/3': { ...prova, duracao_minutos: 90, instrucoes: 'Leia com calma.' },
    'POST /simulados': () => endingIn(ms),
    'POST /simulados/correcao': graded(QUESTOES, [null, null]).questoes,
  })

describe('a whole prova', () => {
  it('shows its instructions first, and starts with Começar alone', async () => {
    const calls = serveFor(90 * MINUTE_MS)
    openSimulado({ device, search: '?prova=3' })
    await headingOf('Prova Azul')
    expect(screen.getByText('Leia com calma.')).toBeDefined()
    // The instructions may mention an essay that is not among the themes.
    expect(
      screen.getByText(/O simulado tem só as questões\. Se as instruções pedirem uma redação, /),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Tema de redação' })).toBeDefined()
    expect(screen.getByText(/Você tem 1.h 30.min/)).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: /Tempo extra de 1.h,/ }))
    expect(screen.getByText(/Você tem 2.h 30.min/)).toBeDefined()
    expect(calls).not.toContain('POST /simulados')
    await press('Começar')
    await headingOf('Questão 1')
    expect(calls).toContain('POST /simulados')
  })

  it('names the blank questions before it ends, and then may', async () => {
    serveFor(90 * MINUTE_MS)
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    await press('Encerrar Simulado')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Encerrar com 2 questões em branco?')).toBeDefined()
    expect(dialog.getByText('Em branco: questões 1 e 2')).toBeDefined()
    const warning = dialog.getByText(/^Você ainda tem 1.h (30|29).min\. Depois de encerrar/)
    const blank = dialog.getByRole('heading', { name: /^Em branco/ })
    expect(warning.compareDocumentPosition(blank)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar Simulado' }))
    await headingOf('0 de 2 certas')
  })

  it('asks also where nothing is blank, and leads to what was to be seen again', async () => {
    serveFor(90 * MINUTE_MS)
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    await press('Marcar para rever')
    await markAll('A', 'A')
    await press('Encerrar Simulado')
    const dialog = within(screen.getByRole('dialog', { name: 'Encerrar o simulado?' }))
    expect(dialog.queryByText(/Em branco/)).toBeNull()
    expect(dialog.getByText('Para rever: questão 1')).toBeDefined()
    const ways = dialog.getAllByRole('button', { name: /^Questão/ })
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Questão 1, você marcou A, para rever/),
    ])
    await userEvent.click(ways[0]!)
    await headingOf('Questão 1')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Encerrar Simulado')
    await press('Voltar às questões')
    expect(screen.queryByRole('dialog')).toBeNull()
    await headingOf('Questão 1')
  })

  it('has what one flagged before all that is blank', async () => {
    serveFor(90 * MINUTE_MS)
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    await press('Próxima')
    await press('Marcar para rever')
    await press('Encerrar Simulado')
    const lists = within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 })
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      'Para rever: questão 2',
      'Em branco: questões 1 e 2',
    ])
  })

  it.each([360, 768])('leads from the card to a blank question at %i px', async (width) => {
    fakeScreen({ width })
    serveFor(90 * MINUTE_MS)
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    await choose('A')
    if (width < 700) {
      await press(/^Cartão-resposta/)
      await userEvent.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Encerrar Simulado' }),
      )
    } else {
      await press('Próxima')
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
      await press('Encerrar Simulado')
    }
    // The card closes to show the question.
    const dialog = within(screen.getByRole('dialog', { name: 'Encerrar com 1 questão em branco?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Questão 2, em branco' }))
    await headingOf('Questão 2')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ends by itself once time is over, with what there is', async () => {
    serveFor(500)
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await headingOf('Questão 1')
    expect(await waitFor(() => headingOf('0 de 2 certas'), { timeout: 4000 })).toBeDefined()
    expect(screen.getByText('O tempo acabou: vale o que estava marcado.')).toBeDefined()
    const result = screen.getByRole('heading', { level: 1 })
    expect(result.nextElementSibling?.textContent).toMatch(/^Prova Azul · \d/)
  })

  it('says that time is over also where nothing can grade it yet', async () => {
    serve({
      'POST /provas/3': { ...prova, duracao_minutos: 90 },
      'POST /simulados': () => endingIn(500),
      'POST /simulados/correcao': new ApiError(0, undefined),
    })
    openSimulado({ device, search: '?prova=3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await waitFor(() => headingOf('Simulado encerrado'), { timeout: 4000 })
    expect(screen.getByText('O tempo acabou: vale o que estava marcado.')).toBeDefined()
  })
})
