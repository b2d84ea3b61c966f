import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeOwnDevice, refuseReads, refuseUpdates } from '../../testing/fake-device.ts'
import { readGuardadas } from './redacoes-guardadas.ts'
import {
  PAUSE_MS,
  RascunhoKeeper,
  rascunhoOn,
  readRascunho,
  MAX_WAIT_MS,
  type Guarda,
} from './rascunho.ts'

const TEMA = { id: 1, titulo: 'A ponte', comando: '', textos: [] }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
})

function keeperOn(ownDevice = fakeOwnDevice()) {
  const guardas: Guarda[] = []
  const work = rascunhoOn(ownDevice)
  const keeper = new RascunhoKeeper(work, (guarda) => guardas.push(guarda))
  const keep = (texto: string) => keeper.keep({ tema: TEMA, texto })
  return { ownDevice, work, guardas, keeper, keep }
}

describe('RascunhoKeeper', () => {
  it('keeps a draft with its theme at a pause, not at every key', async () => {
    const { ownDevice, guardas, keep } = keeperOn()
    const write = vi.spyOn(ownDevice, 'update')
    for (const texto of ['E', 'Er', 'Era']) {
      keep(texto)
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    }
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledOnce()
    expect(await readRascunho(rascunhoOn(ownDevice))).toEqual({
      tema: TEMA,
      texto: 'Era',
      em: new Date().toISOString(),
    })
    expect(guardas).toEqual([{ estado: 'guardado', quando: new Date() }])
  })

  it('keeps what is written without a pause, every two seconds', async () => {
    const { ownDevice, keep } = keeperOn()
    for (let key = 1; key <= 25; key++) {
      keep('a'.repeat(key))
      await vi.advanceTimersByTimeAsync(MAX_WAIT_MS / 20)
    }
    const kept = await readRascunho(rascunhoOn(ownDevice))
    expect(kept?.texto.length).toBeGreaterThanOrEqual(20)
  })

  it('keeps at once what waits when the page goes, and nothing twice', async () => {
    const { ownDevice, keeper, keep } = keeperOn()
    const write = vi.spyOn(ownDevice, 'update')
    keep('Era uma vez')
    keeper.flush()
    keeper.flush()
    await vi.runAllTimersAsync()
    expect(write).toHaveBeenCalledOnce()
  })

  it('has no draft of an empty text', async () => {
    const { ownDevice, work, guardas, keep } = keeperOn()
    await work.write({ tema: TEMA, texto: 'Era' })
    keep('')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(await readRascunho(rascunhoOn(ownDevice))).toBeNull()
    expect(guardas).toEqual([{ estado: 'nada' }])
  })

  it('leaves what is not yet kept to the next page, and nothing once it is', async () => {
    const { ownDevice, work, keeper, keep } = keeperOn()
    await work.read()
    const leave = vi.spyOn(ownDevice, 'put')
    refuseUpdates(ownDevice).mockImplementation(() => new Promise(() => {}))
    keep('Era')
    keeper.leave()
    vi.mocked(ownDevice.update).mockRestore()
    expect((await readRascunho(rascunhoOn(ownDevice)))?.texto).toBe('Era')
    expect(leave).toHaveBeenCalledOnce()

    const next = keeperOn(ownDevice)
    await next.work.read()
    next.keep('Era uma vez')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    next.keeper.leave()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('leaves to the next page what was written while the device kept what came before', async () => {
    const { ownDevice, work, keeper, keep } = keeperOn()
    await readRascunho(work)
    const kept = Promise.withResolvers<boolean>()
    vi.spyOn(ownDevice, 'update').mockReturnValueOnce(kept.promise)
    keep('Era')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    keep('Era uma')
    kept.resolve(true)
    await vi.advanceTimersByTimeAsync(1)
    const leave = vi.spyOn(ownDevice, 'put')
    keeper.leave()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('forgets what waited, too, when a draft is discarded', async () => {
    const { ownDevice, keeper, keep } = keeperOn()
    keep('Era uma vez')
    await keeper.discard()
    await vi.runAllTimersAsync()
    expect(await readRascunho(rascunhoOn(ownDevice))).toBeNull()
  })

  it('says that another tab has written, and leaves what it could not keep to the next page', async () => {
    const { ownDevice, work, guardas, keep } = keeperOn()
    await work.read()
    const other = rascunhoOn(ownDevice)
    await other.read()
    await other.write({ tema: TEMA, texto: 'Era uma luz' })
    keep('Era um farol')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(guardas).toEqual([{ estado: 'outra-aba' }])
    // The page is closed without any further event.
    expect((await readRascunho(rascunhoOn(ownDevice)))?.texto).toBe('Era uma luz')
    expect(await readGuardadas(ownDevice)).toMatchObject([
      { texto: 'Era um farol', rascunho: true },
    ])
  })

  it('holds what waits for its pause, so that no other text takes its place', async () => {
    const { work, keep } = keeperOn()
    keep('Era')
    expect(work.isUnkept).toBe(true)
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(work.isUnkept).toBe(false)
  })

  it('says so where the device refuses', async () => {
    const { ownDevice, guardas, keep } = keeperOn()
    refuseUpdates(ownDevice)
    keep('Era')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(guardas).toEqual([{ estado: 'recusado' }])
  })

  it('says in other words where the device does not let go of a draft', async () => {
    const { ownDevice, guardas, keeper } = keeperOn()
    refuseUpdates(ownDevice)
    expect(await keeper.discard()).toBe(false)
    expect(guardas).toEqual([{ estado: 'preso' }])
  })

  it('does not write over a draft that could not be read', async () => {
    const ownDevice = fakeOwnDevice()
    await rascunhoOn(ownDevice).write({ tema: TEMA, texto: 'Era uma vez' })
    const { work, guardas, keep } = keeperOn(ownDevice)
    const refused = refuseReads(ownDevice)
    await expect(readRascunho(work)).rejects.toThrow('No.')
    refused.mockRestore()
    keep('Outra')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(guardas).toEqual([{ estado: 'recusado' }])
    expect((await readRascunho(rascunhoOn(ownDevice)))?.texto).toBe('Era uma vez')
  })
})

describe('readRascunho', () => {
  it.each([
    undefined,
    null,
    'Era',
    {},
    { tema: TEMA },
    { tema: TEMA, texto: '' },
    { texto: 'Era' },
  ])('takes %j for no draft', async (value) => {
    const ownDevice = fakeOwnDevice()
    await ownDevice.update<unknown>('rascunho-redacao/1', () => value)
    expect(await readRascunho(rascunhoOn(ownDevice))).toBeNull()
  })
})
