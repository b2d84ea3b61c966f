import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnSecondFailure } from './stale-chunks.ts'

function failing(module: string): void {
  const event = Object.assign(new Event('vite:preloadError'), { payload: new Error(module) })
  window.dispatchEvent(event)
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
    failing('a.js')
    failing('b.js')
    expect(served).not.toHaveBeenCalled()

    failing('a.js')
    await vi.waitFor(() => expect(served).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()

    served.mockResolvedValue({ ok: true })
    failing('a.js')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('reloads a tab once for a module, however often the page comes back without it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
    for (const module of ['c.js', 'c.js', 'c.js', 'c.js', 'd.js', 'd.js']) failing(module)
    // The server was asked about d.js last.
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('does not reload where the browser keeps no note of it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
    const setItem = vi.fn().mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
    for (const module of ['e.js', 'e.js', 'f.js', 'f.js']) failing(module)
    await vi.waitFor(() => expect(setItem).toHaveBeenCalledTimes(2))
    expect(reload).toHaveBeenCalledOnce()
  })
})
