import type { SimuladoEmCurso } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { fakeDevice } from './fake-device.ts'
import { someQuestoes } from './questoes.ts'
import { graded, headingOf, openSimulado, underWay } from './simulado-screen.tsx'

type FakeDevice = ReturnType<typeof fakeDevice>

const MINUTE_MS = 60_000
export const [ID, QUESTOES] = [7, someQuestoes(2)]
export const prova = { id: 3, nome: 'Prova Azul', instrucoes: null }
export const OFFLINE = new ApiError(0, undefined)
export const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/** A prova of 90 minutes that has just begun. */
export const begun = (changes: Partial<SimuladoEmCurso> = {}) =>
  underWay(QUESTOES, { tipo: 'prova', prova, termina_em: fromNow(90), ...changes })

export const serve = (answers: Record<string, unknown> = {}) =>
  fakeServer(
    {
      'GET /provas': [],
      'GET /vestibulares': [],
      'POST /provas/3': { ...prova, duracao_minutos: 90 },
      'POST /simulados': () => begun(),
      'POST /simulados/correcao': graded(QUESTOES, [null, null]).questoes,
      ...answers,
    },
    ['simulados'],
  )

export async function start(device: FakeDevice) {
  openSimulado({ device, search: '?prova=3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await headingOf('Questão 1')
}

const [wall, own] = [Date.now, performance.now.bind(performance)]
let passedMs = 0

/** Resets the time to the real time. Must be called before each test. */
export function startTime() {
  passedMs = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
}

/** Moves the time forward, also for the page's own clock, and lets the screen read the time again. */
export async function pass(minutes: number) {
  passedMs += minutes * MINUTE_MS
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + passedMs)
  vi.spyOn(performance, 'now').mockImplementation(() => own() + passedMs)
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
}
