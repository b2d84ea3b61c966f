import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnSecondFailure } from './stale-chunks.ts'

function report(module: string): void {
  const event = Object.assign(new Event('vite:preloadError'), { payload: new Error(module) })
  window.dispatchEvent(event)
}

/** A module fails at a moment of its own. */
async function failing(module: string): Promise<void> {
  report(module)
  await setTimeout()
}

const reload = vi.fn()
reloadOnSecondFailure(reload)
beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
})

describe('reloadOnSecondFailure', () => {
  it('reloads when the same module fails again and the server answers, and not before', async () => {
    const served = vi.fn(() => Promise.resolve({ ok: false }))
    vi.stubGlobal('fetch', served)
    await failing('a.js')
    await failing('b.js')
    expect(served).not.toHaveBeenCalled()

    await failing('a.js')
    await vi.waitFor(() => expect(served).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()

    served.mockResolvedValue({ ok: true })
    await failing('a.js')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('counts what two imports report of one module at the same moment as one failure', async () => {
    const served = vi.fn(() => Promise.resolve({ ok: true }))
    vi.stubGlobal('fetch', served)
    report('both.js')
    await failing('both.js')
    expect(served).not.toHaveBeenCalled()
    await failing('both.js')
    expect(served).toHaveBeenCalledOnce()
  })

  it('reloads a tab once for a module, however often the page comes back without it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
    for (const module of ['c.js', 'c.js', 'c.js', 'c.js', 'd.js', 'd.js']) await failing(module)
    // The server was asked about d.js last.
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('does not reload where the browser keeps no note of it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
    const setItem = vi.fn().mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
    for (const module of ['e.js', 'e.js', 'f.js', 'f.js']) await failing(module)
    await vi.waitFor(() => expect(setItem).toHaveBeenCalledTimes(2))
    expect(reload).toHaveBeenCalledOnce()
  })
})
