import { beforeEach, expect, it, vi } from 'vitest'
import { fakeOwnDevice, refuseReads } from '../../testing/fake-device.ts'
import { Cronometro } from './cronometro.ts'

const NAME = 'simulado-relogio/1'
const [START_MS, MINUTE_MS] = [Date.UTC(2026, 5, 1, 12), 60_000]
const SIMULADO = {
  chave: 'uma',
  relogio: { iniciadoEmMs: START_MS, terminaEmMs: START_MS + 90 * MINUTE_MS },
  diferencaMs: 0,
  vistoEmMs: START_MS,
}

let ownDevice = fakeOwnDevice()
beforeEach(() => {
  ownDevice = fakeOwnDevice()
  vi.useFakeTimers({ now: START_MS })
})

const certoMin = (cronometro: Cronometro, simulado = SIMULADO) =>
  (cronometro.read(simulado).certoMs - START_MS) / MINUTE_MS

/** Opens another page after this many minutes. The new page's own clock begins at zero. */
async function reopen(minutes: number, simulado = SIMULADO): Promise<Cronometro> {
  vi.useFakeTimers({ now: START_MS + minutes * MINUTE_MS })
  const cronometro = new Cronometro(ownDevice, simulado)
  await cronometro.restore()
  return cronometro
}

it.each(['keep', 'leave'] as const)(
  'goes on in another page from what was certain in the one before (%s)',
  async (way) => {
    const cronometro = await reopen(0)
    vi.advanceTimersByTime(20 * MINUTE_MS)
    cronometro[way]()
    const next = await reopen(60)
    expect(certoMin(next)).toBe(20)
    vi.advanceTimersByTime(5 * MINUTE_MS)
    expect(certoMin(next)).toBe(25)
  },
)

it('takes nothing from another simulado, nor from what is no time', async () => {
  const far = START_MS + 80 * MINUTE_MS
  const values = [{ chave: 'outra', certoMs: far }, { chave: 'uma', certoMs: Infinity }, 'x', null]
  for (const value of values) {
    await ownDevice.update<unknown>(NAME, () => value)
    expect(certoMin(await reopen(0))).toBe(0)
  }
})

it('writes nothing over what it has not read', async () => {
  const kept = { chave: 'uma', certoMs: START_MS + 20 * MINUTE_MS }
  await ownDevice.update<unknown>(NAME, () => kept)
  const cronometro = new Cronometro(ownDevice, SIMULADO)
  cronometro.leave()
  cronometro.keep()
  expect(await ownDevice.read(NAME)).toEqual(kept)
})

it('takes what the server tells for more than what was thought', async () => {
  await ownDevice.update<unknown>(NAME, () => ({
    chave: 'uma',
    certoMs: START_MS + 80 * MINUTE_MS,
  }))
  const cronometro = await reopen(0)
  expect(certoMin(cronometro)).toBe(80)
  const told = { ...SIMULADO, vistoEmMs: START_MS + 30 * MINUTE_MS }
  expect(certoMin(cronometro, told)).toBe(30)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(certoMin(cronometro, told)).toBe(31)
})

it('is not taken back to what was kept where the server tells before that is read', async () => {
  await ownDevice.update<unknown>(NAME, () => ({
    chave: 'uma',
    certoMs: START_MS + 80 * MINUTE_MS,
  }))
  const cronometro = new Cronometro(ownDevice, SIMULADO)
  const restored = cronometro.restore()
  const told = { ...SIMULADO, vistoEmMs: START_MS + 30 * MINUTE_MS }
  cronometro.read(told)
  await restored
  expect(certoMin(cronometro, told)).toBe(30)
})

it('runs where the device cannot be read', async () => {
  refuseReads(ownDevice)
  const cronometro = await reopen(0)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(certoMin(cronometro)).toBe(1)
})
