import { addDays } from '@rumo/contract/rules'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { answerAll, choose, headingOf, press } from '../../testing/practice-screen.tsx'
import { someAlternativas, someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { PATHS } from '../paths.ts'
import { RevisarErros } from './revisar-erros.tsx'
import { HOJE, NADA, open, serve, wrong } from './revisar-erros/revisar-erros.fixture.tsx'

beforeEach(() => {
  fakeScreen()
  // Keeps the alternatives in their order, without shuffling.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

/** Hides the page or shows it again. */
function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('what is due', () => {
  it('is answered as in practice, each answer an attempt of a review, to what comes next', async () => {
    serve({ ...NADA, vencidas: 2, questoes: someQuestoes(2), data_da_prova: addDays(HOJE, 3) })
    const { fila } = open()
    await headingOf('Questão 1')
    expect(screen.getByText('2 questões para hoje.')).toBeDefined()
    expect(screen.getByText(/Faltam 3 dias\./)).toBeDefined()
    await answerAll('B', 'A')
    await headingOf('1 de 2 certas')
    expect(screen.getByRole('link', { name: 'Voltar à sua área' })).toBeDefined()
    expect(fila.added).toMatchObject([
      { owner: 'conta-1', tentativa: { id_questao: 1, origem: 'revisao', resultado: 'errada' } },
      { owner: 'conta-1', tentativa: { id_questao: 2, origem: 'revisao', resultado: 'certa' } },
    ])
  })

  it('tells for how long each question was looked at, but not while the page was hidden', async () => {
    serve({ ...NADA, vencidas: 2, questoes: someQuestoes(2) })
    const now = vi.spyOn(Date, 'now')
    const startMs = Date.now()
    const after = (seconds: number) => now.mockReturnValue(startMs + seconds * 1000)
    after(0)
    const { fila } = open()
    await headingOf('Questão 1')
    after(40)
    await choose('A')
    await press('Responder')
    await press('Próxima questão')
    after(50)
    show('hidden')
    after(500)
    show('visible')
    after(505)
    await choose('B')
    await press('Responder')
    expect(fila.added.map(({ tentativa }) => tentativa.segundos)).toEqual([40, 15])
  })

  it('has its alternatives in another order, each with the letter of its place', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const questao = someQuestao(1, {
      alternativas: someAlternativas(1).map((one, place) => ({ ...one, texto: `Texto ${place}` })),
    })
    serve({ ...NADA, vencidas: 1, questoes: [questao] })
    const { fila } = open()
    await headingOf('Questão 1')
    expect(screen.getByText('As alternativas podem vir em outra ordem.')).toBeDefined()
    await userEvent.click(screen.getByText('Texto 0'))
    await press('Responder')
    expect(fila.added).toMatchObject([{ tentativa: { id_alternativa: 10, resultado: 'certa' } }])
  })

  it('goes on with the rest where there is more than one set', async () => {
    serve(
      { ...NADA, vencidas: 3, questoes: someQuestoes(1) },
      { ...NADA, vencidas: 2, questoes: [someQuestao(2)] },
    )
    open()
    await headingOf('Questão 1')
    expect(screen.getByText(/^3 questões para hoje; estas são as 1/)).toBeDefined()
    await answerAll('A')
    await press('Revisar mais')
    expect(await screen.findByText('Enunciado da questão 2')).toBeDefined()
  })

  it('leaves out what was answered and has not reached the server', async () => {
    serve({ ...NADA, vencidas: 2, questoes: someQuestoes(2) })
    open([wrong(1, 0)])
    expect(await screen.findByText('Enunciado da questão 2')).toBeDefined()
    expect(screen.getByText('1 questão para hoje.')).toBeDefined()
  })

  it('is asked for once what waits was sent, which the server counts', async () => {
    const sent = Promise.withResolvers<boolean>()
    const due = vi.fn(() => NADA)
    fakeServer({ 'GET /revisoes': due }, ['revisoes', 'tentativas'])
    const device = fakeDevice()
    device.enterAs('conta-1')
    const send = vi.fn(() => sent.promise)
    render(
      <MemoryRouter initialEntries={[PATHS.revisarErros]}>
        <RevisarErros device={device} fila={{ ...fakeFila(), own: async () => [], send }} />
      </MemoryRouter>,
    )
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    expect(due).not.toHaveBeenCalled()
    sent.resolve(true)
    await vi.waitFor(() => expect(due).toHaveBeenCalled())
  })

  it('has one name for an answer in two tabs on one day', async () => {
    const device = fakeDevice()
    const chaves: string[] = []
    for (let tab = 0; tab < 2; tab++) {
      serve({ ...NADA, vencidas: 1, questoes: someQuestoes(1) })
      const { fila } = open([], device)
      await headingOf('Questão 1')
      await answerAll('B')
      chaves.push(...fila.added.map(({ tentativa }) => tentativa.chave))
      cleanup()
    }
    expect(chaves).toHaveLength(2)
    expect(new Set(chaves).size).toBe(1)
  })
})

describe('nothing to review', () => {
  it('says when the next ones come, and where the day of the exam is set', async () => {
    const dia = addDays(HOJE, 1)
    serve({ ...NADA, proximas: [{ dia, total: 3 }], proxima: dia })
    open()
    expect(await screen.findByText('Nada para revisar hoje')).toBeDefined()
    expect(screen.getByText(/^Próxima revisão: amanhã, quando voltam 3 questões\.$/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Marcar a data' }).getAttribute('href')).toBe('/aluno')
  })

  it('offers what may be taken ahead of its day, and then more of it', async () => {
    const dia = addDays(HOJE, 1)
    const plano = { ...NADA, proximas: [{ dia, total: 3 }], proxima: dia }
    serve(
      { ...plano, adiantaveis: 3, questoes: someQuestoes(2) },
      { ...plano, adiantaveis: 1, questoes: [someQuestao(3)] },
    )
    const { fila } = open()
    expect(await screen.findByText('Nada para revisar hoje')).toBeDefined()
    await press(/^Adiantar 2.questões$/)
    await headingOf('Questão 1')
    expect(screen.getByText('2 questões dos próximos dias, adiantadas para hoje.')).toBeDefined()
    await answerAll('A', 'B')
    expect(fila.added).toMatchObject([
      { tentativa: { id_questao: 1, origem: 'revisao' } },
      { tentativa: { id_questao: 2, origem: 'revisao' } },
    ])
    await press('Adiantar mais')
    expect(await screen.findByText('Enunciado da questão 3')).toBeDefined()
    await answerAll('A')
    expect(screen.getByRole('link', { name: 'Voltar à sua área' })).toBeDefined()
  })

  it('is begun ahead of its day by the address', async () => {
    serve({ ...NADA, adiantaveis: 2, questoes: someQuestoes(2) })
    open([], fakeDevice(), `${PATHS.revisarErros}?adiantar`)
    await headingOf('Questão 1')
    expect(screen.getByText('2 questões dos próximos dias, adiantadas para hoje.')).toBeDefined()
  })

  it('says what the plan of today has no time for, and gives it on request', async () => {
    serve({ ...NADA, adiantaveis: 5, sem_tempo: 2, questoes: someQuestoes(2) })
    open()
    expect(await screen.findByText('Nada mais no plano de hoje')).toBeDefined()
    expect(
      screen.getByText(/^2.questões que você errou ficaram fora do plano de hoje/),
    ).toBeDefined()
    await press(/^Rever 2.questões$/)
    await headingOf('Questão 1')
    expect(screen.getByText(/^2.questões além do plano de hoje\.$/)).toBeDefined()
  })

  it('says which day brings the next, where nothing comes within a week', async () => {
    serve({ ...NADA, proxima: '2032-12-01' })
    open()
    const words =
      'Nada volta nos próximos sete dias. Próxima revisão: quarta-feira, 1º de dezembro.'
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('names no day where nothing comes back', async () => {
    serve(NADA)
    open()
    expect(await screen.findByText(/^O que você errar daqui para a frente/)).toBeDefined()
  })
})

it('offers to try again where the server fails', async () => {
  serve(new ApiError(503, { titulo: 'Em manutenção', mensagem: 'Até já.' }))
  open()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Em manutenção.*Até já\./)
  await press('Tentar de novo')
  expect(await screen.findByText('Nada para revisar hoje')).toBeDefined()
})
