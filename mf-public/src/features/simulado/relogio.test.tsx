import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { fakeOwnDevice } from '../../testing/fake-device.ts'
import { startLocally } from './simulado.calls.ts'
import { Cronometro } from './cronometro.ts'
import { Relogio } from './relogio.tsx'
import type { Simulado } from './simulado.ts'

const [NOW_MS, MINUTE_MS] = [Date.UTC(2026, 5, 1, 12), 60_000]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
})

/** Renders a clock that ends in this many minutes. The server's clock is an hour ahead of the device's. */
function show(minutes: number, changes: Partial<Simulado> = {}) {
  const diferencaMs = 60 * MINUTE_MS
  const agoraMs = NOW_MS + diferencaMs
  const relogio = {
    iniciadoEmMs: agoraMs - 60 * MINUTE_MS,
    terminaEmMs: agoraMs + minutes * MINUTE_MS,
  }
  const [onOver, onDoubt] = [vi.fn<() => void>(), vi.fn<(isDoubtful: boolean) => void>()]
  const vistoEmMs = agoraMs
  const begun = startLocally(someQuestoes(1), 'x')
  const simulado = { ...begun, relogio, diferencaMs, vistoEmMs, ...changes }
  const cronometro = new Cronometro(fakeOwnDevice(), simulado)
  const handlers = { onToggle: vi.fn<() => void>(), onPause: null, onOver, onDoubt }
  render(<Relogio {...{ simulado, cronometro, ...handlers }} />)
  return { onOver, onDoubt }
}
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const time = () => screen.getByRole('timer').textContent?.replaceAll('\u00A0', ' ')
const warning = () => screen.getByRole('status').textContent?.replaceAll('\u00A0', ' ')

it('shows what is left by the server, and runs by wall time', () => {
  show(90)
  expect(time()).toBe('Tempo restante: 1 h 30 min 00 s')
  pass(61_000)
  expect(time()).toBe('Tempo restante: 1 h 28 min 59 s')
})

it('warns once at each mark, hidden too', () => {
  show(31, { escondeRelogio: true })
  expect(screen.queryByRole('timer')).toBeNull()
  expect(warning()).toBe('')
  pass(MINUTE_MS)
  expect(warning()).toBe('Menos de 30 minutos.')
  pass(20 * MINUTE_MS)
  expect(warning()).toBe('Menos de 10 minutos.')
})

it('gives the last warning after a reload', () => {
  show(5)
  expect(warning()).toBe('Menos de 10 minutos.')
})

it('says that time is over, once it has passed for certain', () => {
  const { onOver, onDoubt } = show(1)
  expect(onOver).not.toHaveBeenCalled()
  pass(MINUTE_MS)
  expect(onOver).toHaveBeenCalled()
  expect(onDoubt).not.toHaveBeenCalledWith(true)
  cleanup()
  expect(show(-5).onOver).toHaveBeenCalled()
})

it('is in doubt where it passed while the page was closed, or the clock was put ahead', () => {
  const earlier = { vistoEmMs: NOW_MS + 10 * MINUTE_MS }
  expect(show(-5, earlier).onDoubt).toHaveBeenLastCalledWith(true)
  cleanup()
  const { onOver, onDoubt } = show(10)
  vi.setSystemTime(NOW_MS + 30 * MINUTE_MS)
  pass(1000)
  expect(onDoubt).toHaveBeenLastCalledWith(true)
  expect(time()).toBe('Tempo restante: 9 min 59 s')
  pass(10 * MINUTE_MS)
  expect(onOver).toHaveBeenCalled()
})

it('does not run back where the clock was put back', () => {
  show(10)
  vi.setSystemTime(NOW_MS - 30 * MINUTE_MS)
  pass(1000)
  expect(time()).toBe('Tempo restante: 9 min 59 s')
})
