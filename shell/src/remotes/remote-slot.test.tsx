import type { PlacedRemote } from '@rumo/contract'
import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE_MS, RemoteSlot, SOON_MS } from './remote-slot.tsx'

vi.mock('./load-remote.ts', () => ({ loadRemoteEntry: vi.fn() }))

const remote: PlacedRemote = {
  name: 'mf-public',
  owner: 'Equipe',
  exposes: './entry',
  paths: [],
  entry: '/mf-public/remoteEntry.js',
}
const entry: RemoteEntry = {
  bootstrap: () => Promise.resolve(),
  mount: ({ slot }) => {
    slot.textContent = 'the remote'
    return Promise.resolve()
  },
  unmount: ({ slot }) => {
    slot.textContent = ''
    return Promise.resolve()
  },
}

let slot: HTMLElement
let props: HostProps

beforeEach(() => {
  vi.useFakeTimers()
  slot = document.body.appendChild(document.createElement('div'))
  props = {
    slot,
    basename: '/rumo',
    navigate: vi.fn(),
    fail: vi.fn(),
    origensDeArquivos: [],
    faculdade: { nome: 'C', url_vestibular: '', url_inscricao: '', contato: '' },
  }
})
afterEach(() => {
  vi.useRealTimers()
  slot.remove()
})

describe('RemoteSlot', () => {
  it('shows the remote, and leaves the slot empty behind it', async () => {
    const remoteSlot = new RemoteSlot(remote, props, () => Promise.resolve(entry))
    await act(async () => remoteSlot.mount())
    expect(slot.textContent).toBe('the remote')
    await act(() => remoteSlot.unmount())
    expect(slot.textContent).toBe('')
  })

  it('leaves what was prerendered in the slot until the remote is there', async () => {
    slot.innerHTML = '<h1>Treino</h1>'
    const drawn = slot.firstChild
    const { promise, resolve } = Promise.withResolvers<RemoteEntry>()
    const remoteSlot = new RemoteSlot(remote, props, () => promise)
    await act(async () => remoteSlot.mount())
    expect(slot.firstChild).toBe(drawn)
    resolve(entry)
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(slot.textContent).toBe('the remote')
  })

  it.each([0, 1000])(
    'offers to try again soon where the page only says that it loads, and waited %i ms',
    async (waited) => {
      slot.innerHTML = '<div data-loading=""><h1>Treino</h1></div>'
      const { promise, resolve } = Promise.withResolvers<RemoteEntry>()
      const remoteSlot = new RemoteSlot(remote, props, () => promise)
      remoteSlot.goOnWith({ entry: promise, since: performance.now() - waited, mounted: null })
      await act(async () => remoteSlot.mount())
      await act(async () => vi.advanceTimersByTime(SOON_MS - waited - 1))
      expect(slot.textContent).toBe('Treino')
      await act(async () => vi.advanceTimersByTime(1))
      expect(screen.getByRole('button', { name: 'Tentar de novo' })).not.toBeNull()
      resolve(entry)
      await act(async () => vi.advanceTimersByTimeAsync(1))
      expect(slot.textContent).toBe('the remote')
    },
  )

  it('puts its words in the place of what was prerendered where the remote cannot be had', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    slot.innerHTML = '<h1>Treino</h1>'
    const load = vi.fn(() => Promise.resolve(entry))
    load.mockRejectedValueOnce(new Error('503'))
    const remoteSlot = new RemoteSlot(remote, props, load)
    await act(async () => remoteSlot.mount())
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(slot.querySelectorAll('h1')).toHaveLength(1)
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
    expect(slot.textContent).toBe('the remote')
    vi.restoreAllMocks()
  })

  it('says that a remote cannot be had, and recovers by trying again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const attempts: number[] = []
    const remoteSlot = new RemoteSlot(remote, props, (_remote, attempt) => {
      attempts.push(attempt)
      return attempt === 0 ? Promise.reject(new Error('503')) : Promise.resolve(entry)
    })
    await act(async () => remoteSlot.mount())
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível abrir esta página')
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
    expect(slot.textContent).toBe('the remote')
    expect(attempts).toEqual([0, 1])
    vi.restoreAllMocks()
  })

  it('says which builds run where a remote cannot be had', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi.fn<() => Promise<RemoteEntry>>().mockRejectedValue(new Error('404'))
    const builds = ['mf-public 1.0.0 (c0ffee00)', 'shell 1.2.0']
    const remoteSlot = new RemoteSlot(remote, props, load, builds)
    await act(async () => remoteSlot.mount())
    await act(async () => vi.advanceTimersByTime(0))
    expect(screen.getByRole('alert').textContent).toContain(
      'Versão: mf-public 1.0.0 (c0ffee00), shell 1.2.0',
    )
    vi.restoreAllMocks()
  })

  it('tries again by itself once there is a network again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi.fn(() => Promise.resolve(entry))
    load.mockRejectedValueOnce(new Error('offline'))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const mounted = vi.spyOn(entry, 'mount')
    const remoteSlot = new RemoteSlot(remote, props, load)
    await act(async () => remoteSlot.mount())
    await act(async () => vi.advanceTimersByTimeAsync(1))
    // Without a network the other pages cannot be opened either, so the panel does not say that they work.
    expect(screen.getByRole('alert').textContent).toContain('Esta página abre sozinha')
    await act(async () => dispatchEvent(new Event('online')))
    expect(slot.textContent).toBe('the remote')
    await act(async () => dispatchEvent(new Event('online')))
    expect(load).toHaveBeenCalledTimes(2)
    expect(mounted).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('offers to try again while a remote hangs, and still shows it when it arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteEntry>()
    const remoteSlot = new RemoteSlot(remote, props, () => promise)
    await act(async () => remoteSlot.mount())
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => vi.advanceTimersByTime(SOON_MS))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined()
    expect(slot.textContent).toContain('Carregando…Está demorando mais do que deveria.')
    await act(async () => vi.advanceTimersByTime(PATIENCE_MS - SOON_MS))
    expect(screen.getByRole('alert').textContent).toContain('Esta página está demorando')
    await act(() => {
      resolve(entry)
      return promise
    })
    expect(slot.textContent).toBe('the remote')
  })

  it('tries again while a remote hangs, as soon as one asks for it', async () => {
    const load = vi.fn(() => Promise.resolve(entry))
    load.mockReturnValueOnce(new Promise(() => {}))
    const remoteSlot = new RemoteSlot(remote, props, load)
    await act(async () => remoteSlot.mount())
    await act(async () => vi.advanceTimersByTime(SOON_MS))
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
    expect(slot.textContent).toBe('the remote')
    await act(async () => vi.advanceTimersByTime(PATIENCE_MS))
    expect(slot.textContent).toBe('the remote')
  })

  it('does not show a remote that arrives after the visitor went on', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteEntry>()
    const remoteSlot = new RemoteSlot(remote, props, () => promise)
    await act(async () => remoteSlot.mount())
    await act(() => remoteSlot.unmount())
    await act(() => {
      resolve(entry)
      return promise
    })
    expect(slot.textContent).toBe('')
  })

  it('brings a remote once, however often one comes and goes before it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteEntry>()
    const load = vi.fn(() => promise)
    const remoteSlot = new RemoteSlot(remote, props, load)
    await act(async () => remoteSlot.mount())
    await act(() => remoteSlot.unmount())
    await act(async () => remoteSlot.mount())
    await act(() => remoteSlot.unmount())
    await act(() => {
      resolve(entry)
      return promise
    })
    await act(async () => remoteSlot.mount())
    expect(slot.textContent).toBe('the remote')
    expect(load).toHaveBeenCalledOnce()
  })

  it('asks anew for a remote that an earlier visit waited for in vain', async () => {
    const load = vi.fn(() => Promise.resolve(entry))
    load.mockReturnValueOnce(new Promise(() => {}))
    const remoteSlot = new RemoteSlot(remote, props, load)
    await act(async () => remoteSlot.mount())
    await act(() => remoteSlot.unmount())
    await act(async () => vi.advanceTimersByTime(PATIENCE_MS))
    await act(async () => remoteSlot.mount())
    expect(slot.textContent).toBe('the remote')
  })

  it('takes a remote that breaks out of the slot, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = { ...entry, mount: () => Promise.reject(new Error('broken')) }
    const remoteSlot = new RemoteSlot(remote, props, () => Promise.resolve(broken))
    await act(async () => remoteSlot.mount())
    await act(async () => vi.runAllTimersAsync())
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível abrir esta página')

    const later = new RemoteSlot(remote, props, () => Promise.resolve(entry))
    await act(async () => remoteSlot.unmount())
    await act(async () => later.mount())
    await act(async () => {
      later.fail(new Error('broken while it rendered'))
      await vi.runAllTimersAsync()
    })
    expect(slot.textContent).not.toContain('the remote')
    expect(screen.getByRole('alert')).toBeDefined()
    vi.restoreAllMocks()
  })

  it('says nothing of a remote that breaks just before the visitor goes on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const remoteSlot = new RemoteSlot(remote, props, () => Promise.resolve(entry))
    await act(async () => remoteSlot.mount())
    await act(async () => {
      remoteSlot.fail(new Error('broken'))
      await remoteSlot.unmount()
      await vi.runAllTimersAsync()
    })
    expect(slot.textContent).toBe('')
    vi.restoreAllMocks()
  })

  it('unmounts the entry that it mounted, whichever attempt answers later', async () => {
    const first = Promise.withResolvers<RemoteEntry>()
    const unmountFirst = vi.fn(entry.unmount)
    const unmountSecond = vi.fn(entry.unmount)
    const remoteSlot = new RemoteSlot(remote, props, (_remote, attempt) =>
      attempt === 0 ? first.promise : Promise.resolve({ ...entry, unmount: unmountSecond }),
    )
    await act(async () => remoteSlot.mount())
    await act(async () => vi.advanceTimersByTime(PATIENCE_MS))
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
    expect(slot.textContent).toBe('the remote')
    await act(async () => {
      first.resolve({ ...entry, unmount: unmountFirst })
      await first.promise
    })
    await act(async () => remoteSlot.unmount())
    expect(unmountSecond).toHaveBeenCalledOnce()
    expect(unmountFirst).not.toHaveBeenCalled()
  })
})
