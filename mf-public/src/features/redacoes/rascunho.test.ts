import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { PAUSA_MS, RascunhoKeeper, readRascunho, writeRascunho, type Guarda } from './rascunho.ts'

const TEMA = { id: 1, titulo: 'A ponte', comando: '', textos: [] }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function keeperOn(aparelho = fakeDevice()) {
  const guardas: Guarda[] = []
  const keeper = new RascunhoKeeper(aparelho, TEMA, (guarda) => guardas.push(guarda))
  return { aparelho, guardas, keeper }
}

describe('RascunhoKeeper', () => {
  it('keeps a draft with its theme at a pause, not at every key', async () => {
    const { aparelho, guardas, keeper } = keeperOn()
    const write = vi.spyOn(aparelho, 'write')
    for (const texto of ['E', 'Er', 'Era']) {
      keeper.keep(texto)
      await vi.advanceTimersByTimeAsync(PAUSA_MS - 1)
    }
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledOnce()
    expect(await readRascunho(aparelho)).toEqual({ tema: TEMA, texto: 'Era' })
    expect(guardas).toEqual([{ estado: 'guardado', quando: new Date() }])
  })

  it('keeps at once what waits when the page goes, and nothing twice', async () => {
    const { aparelho, keeper } = keeperOn()
    const write = vi.spyOn(aparelho, 'write')
    keeper.keep('Era uma vez')
    keeper.flush()
    keeper.flush()
    await vi.runAllTimersAsync()
    expect(write).toHaveBeenCalledOnce()
  })

  it('has no draft of an empty text', async () => {
    const { aparelho, guardas, keeper } = keeperOn()
    await writeRascunho(aparelho, { tema: TEMA, texto: 'Era' })
    keeper.keep('')
    await vi.advanceTimersByTimeAsync(PAUSA_MS)
    expect(await readRascunho(aparelho)).toBeNull()
    expect(guardas).toEqual([{ estado: 'nada' }])
  })

  it('forgets what waited, too, when a draft is discarded', async () => {
    const { aparelho, keeper } = keeperOn()
    keeper.keep('Era uma vez')
    await keeper.discard()
    await vi.runAllTimersAsync()
    expect(await readRascunho(aparelho)).toBeNull()
  })

  it('says so where the device refuses', async () => {
    const { aparelho, guardas, keeper } = keeperOn()
    vi.spyOn(aparelho, 'write').mockResolvedValue(false)
    keeper.keep('Era')
    await vi.advanceTimersByTimeAsync(PAUSA_MS)
    expect(guardas).toEqual([{ estado: 'recusado' }])
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
    const aparelho = fakeDevice()
    await aparelho.write('rascunho-redacao/1', value)
    expect(await readRascunho(aparelho)).toBeNull()
  })
})
