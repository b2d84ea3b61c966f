import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  choose,
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
} from '../../../testing/simulado-screen.tsx'

beforeEach(() => fakeScreen({ width: 360 }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The clock by which the browser says when something was pressed, in ms. */
const clock = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms)

describe('Encerrar Simulado, in the place of Próxima', () => {
  beforeEach(async () => {
    serverWith(2)
    openSimulado({ device: fakeDevice() })
    await startTen()
    await markAll('A', 'A')
    await press('Anterior')
    clock(5000)
    await press('Próxima')
  })

  it('is not meant by the second tap of two that led to the last question', async () => {
    clock(5600)
    await press('Encerrar Simulado')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questão 2')
    clock(5601)
    await press('Encerrar Simulado')
    await headingOf('2 de 2')
  })

  it('is meant by whoever has marked something there', async () => {
    await choose('B')
    await press('Encerrar Simulado')
    expect(await headingOf('1 de 2')).toBeDefined()
  })
})
