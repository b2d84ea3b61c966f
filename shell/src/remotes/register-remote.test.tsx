import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  navigateToUrl,
  registerApplication,
  removeErrorHandler,
  SKIP_BECAUSE_BROKEN,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeadStart } from './head-start.ts'
import { loadRemoteEntry } from './load-remote.ts'
import { registerRemote } from './register-remote.ts'

vi.mock('./load-remote.ts', () => ({ loadRemoteEntry: vi.fn() }))

const remoteAt = (path: string): PlacedRemote => ({
  name: path.slice(1),
  owner: 'Equipe',
  exposes: './entry',
  paths: [{ path, guard: 'none' }],
  entry: `${path}/remoteEntry.js`,
})
const [first, second] = [remoteAt('/primeiro'), remoteAt('/segundo')]
const site = { base: '/rumo/', remotes: [first, second] } as Partial<SiteConfig> as SiteConfig

/** An entry that writes the remote's name into its slot. */
const entryOf = ({ name }: PlacedRemote): RemoteEntry => ({
  bootstrap: () => Promise.resolve(),
  mount: async ({ slot }) => slot.append(name),
  unmount: async ({ slot }) => slot.replaceChildren(),
})

const page = document.createElement('main')
const shownText = () => page.textContent

/** The window's own functions: single-spa replaces them, and the next test file has the same window. */
const listening = Object.fromEntries(
  (['addEventListener', 'removeEventListener'] as const).map((name) => [name, window[name]]),
)
beforeAll(() => start({ urlRerouteOnly: true }))
afterAll(() => void Object.assign(window, listening))
beforeEach(() => {
  page.id = 'pagina'
  document.body.append(page)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  navigateToUrl('/rumo/')
  await Promise.all(getAppNames().map(unregisterApplication))
  page.replaceChildren()
  vi.restoreAllMocks()
})

/** Registers both remotes, each with its entry. */
const registerBoth = (entries: Record<string, () => Promise<RemoteEntry>>) => {
  vi.mocked(loadRemoteEntry).mockImplementation(
    async ({ name }) => (await entries[name]?.()) ?? entryOf(remoteAt(`/${name}`)),
  )
  for (const remote of site.remotes) registerRemote(site, remote)
}

/** Lets single-spa mount a remote directly, without a slot between them. */
const registerAlone = (name: string, app: () => Promise<RemoteEntry>) =>
  registerApplication<HostProps>({
    name,
    app,
    activeWhen: ({ pathname }) => pathname === `/rumo/${name}`,
    customProps: { slot: page } as Partial<HostProps> as HostProps,
  })

const failing = () => Promise.reject(new Error('broken'))

describe('registerRemote', () => {
  it('opens another page while a remote hangs', async () => {
    registerBoth({ primeiro: () => new Promise(() => {}) })
    navigateToUrl('/rumo/primeiro')
    await expect.poll(shownText).toBe('Carregando…')
    navigateToUrl('/rumo/segundo')
    await expect.poll(shownText).toBe('segundo')
  })

  it('mounts a remote once the one before is gone', async () => {
    const leaving = Promise.withResolvers<void>()
    const unmount = async ({ slot }: HostProps) => {
      await leaving.promise
      slot.replaceChildren()
    }
    registerBoth({ primeiro: async () => ({ ...entryOf(first), unmount }) })
    navigateToUrl('/rumo/primeiro')
    await expect.poll(shownText).toBe('primeiro')
    navigateToUrl('/rumo/segundo')
    await vi.waitFor(() => expect(getAppStatus('primeiro')).toBe('UNMOUNTING'))
    expect(page.textContent).toBe('primeiro')
    leaving.resolve()
    await expect.poll(shownText).toBe('segundo')
  })

  it('mounts a remote again that failed to mount', async () => {
    const mount = vi.fn(entryOf(first).mount).mockRejectedValueOnce(new Error('broken'))
    registerBoth({ primeiro: async () => ({ ...entryOf(first), mount }) })
    navigateToUrl('/rumo/primeiro')
    await vi.waitFor(() => expect(page.textContent).toContain('Não foi possível abrir'))
    navigateToUrl('/rumo/segundo')
    await expect.poll(shownText).toBe('segundo')
    navigateToUrl('/rumo/primeiro')
    await expect.poll(shownText).toBe('primeiro')
  })

  it('mounts a remote again that failed to unmount', async () => {
    registerBoth({ primeiro: async () => ({ ...entryOf(first), unmount: failing }) })
    navigateToUrl('/rumo/primeiro')
    await expect.poll(shownText).toBe('primeiro')
    navigateToUrl('/rumo/segundo')
    await expect.poll(shownText).toBe('segundo')
    navigateToUrl('/rumo/primeiro')
    await expect.poll(shownText).toBe('primeiro')
  })
})

/** Has a head start mount the first remote, and waits for it. */
const begin = async (entry: Partial<RemoteEntry> = {}) => {
  const module = Promise.resolve({ ...entryOf(first), ...entry })
  const headStart = new HeadStart(site, first, 'primeiro.js', () => module)
  page.append(headStart.props.slot)
  await headStart.over
  return headStart
}
const registerAllWith = (headStart: HeadStart) => {
  for (const remote of site.remotes) registerRemote(site, remote, headStart)
}

describe('a head start', () => {
  it('is gone on with: what it mounted stays as it is, and leaves like any other', async () => {
    navigateToUrl('/rumo/primeiro')
    const mount = vi.fn(entryOf(first).mount)
    registerAllWith(await begin({ mount }))
    await vi.waitFor(() => expect(getAppStatus('primeiro')).toBe('MOUNTED'))
    expect(shownText()).toBe('primeiro')
    expect(mount).toHaveBeenCalledOnce()
    expect(loadRemoteEntry).not.toHaveBeenCalled()

    vi.mocked(loadRemoteEntry).mockResolvedValue(entryOf(second))
    navigateToUrl('/rumo/segundo')
    await expect.poll(shownText).toBe('segundo')
    navigateToUrl('/rumo/primeiro')
    await expect.poll(shownText).toBe('primeiro')
    expect(mount).toHaveBeenCalledTimes(2)
  })

  it('whose module is not to be had is gone on with by what the federation finds', async () => {
    navigateToUrl('/rumo/primeiro')
    const headStart = new HeadStart(site, first, 'primeiro.js', failing)
    await headStart.over
    vi.mocked(loadRemoteEntry).mockResolvedValue(entryOf(first))
    registerAllWith(headStart)
    await expect.poll(shownText).toBe('primeiro')
  })

  it('ends where the page has gone on to another remote meanwhile', async () => {
    navigateToUrl('/rumo/primeiro')
    const headStart = await begin()
    vi.mocked(loadRemoteEntry).mockResolvedValue(entryOf(second))
    navigateToUrl('/rumo/segundo')
    registerAllWith(headStart)
    await expect.poll(shownText).toBe('segundo')
    expect(headStart.props.slot.isConnected).toBe(false)
  })

  it('is taken away whole before its remote is mounted again', async () => {
    navigateToUrl('/rumo/primeiro')
    const leaving = Promise.withResolvers<void>()
    const unmount: RemoteEntry['unmount'] = async ({ slot }) => {
      await leaving.promise
      slot.replaceChildren()
    }
    const headStart = await begin({ unmount })
    vi.mocked(loadRemoteEntry).mockResolvedValue(entryOf(second))
    navigateToUrl('/rumo/segundo')
    registerAllWith(headStart)
    await vi.waitFor(() => expect(getAppStatus('segundo')).toBe('MOUNTED'))
    expect(headStart.props.slot.hidden).toBe(true)
    navigateToUrl('/rumo/primeiro')
    await vi.waitFor(() => expect(getAppStatus('segundo')).toBe('NOT_MOUNTED'))
    leaving.resolve()
    await expect.poll(shownText).toBe('primeiro')
    expect(headStart.props.slot.hidden).toBe(false)
  })

  it.each([
    ['failed to mount', new Error('broken'), null],
    ['broke while it was shown', null, new Error('broken')],
  ])('that %s is offered to try again', async (_what, onMount, later) => {
    navigateToUrl('/rumo/primeiro')
    const mount = vi.fn(entryOf(first).mount)
    if (onMount) mount.mockRejectedValueOnce(onMount)
    const headStart = await begin({ mount })
    if (later) headStart.props.fail(later)
    registerAllWith(headStart)
    await vi.waitFor(() => expect(page.textContent).toContain('Não foi possível abrir'))
    page.querySelector('button')?.click()
    await expect.poll(shownText).toBe('primeiro')
  })
})

// Shows why a slot stands between single-spa and a remote (docs/adr/001-federation-wiring.md).
describe('single-spa, where it mounts a remote itself', () => {
  const onError = vi.fn<(error: Error) => void>()
  beforeEach(() => addErrorHandler(onError))
  afterEach(() => removeErrorHandler(onError))

  it('opens no other page while one hangs', async () => {
    const arriving = Promise.withResolvers<RemoteEntry>()
    const mount = vi.fn(entryOf(second).mount)
    registerAlone('primeiro', () => arriving.promise)
    registerAlone('segundo', async () => ({ ...entryOf(second), mount }))
    navigateToUrl('/rumo/primeiro')
    await vi.waitFor(() => expect(getAppStatus('primeiro')).toBe('LOADING_SOURCE_CODE'))
    navigateToUrl('/rumo/segundo')
    await new Promise((resolve) => setTimeout(resolve))
    expect(getAppStatus('segundo')).toBe('NOT_LOADED')
    expect(mount).not.toHaveBeenCalled()
    arriving.resolve(entryOf(first))
    await expect.poll(shownText).toBe('segundo')
  })

  it('never mounts again what failed once', async () => {
    const mount = vi.fn(entryOf(first).mount).mockRejectedValueOnce(new Error('broken'))
    registerAlone('primeiro', async () => ({ ...entryOf(first), mount }))
    navigateToUrl('/rumo/primeiro')
    await vi.waitFor(() => expect(getAppStatus('primeiro')).toBe(SKIP_BECAUSE_BROKEN))
    expect(onError).toHaveBeenCalledOnce()
    navigateToUrl('/rumo/')
    navigateToUrl('/rumo/primeiro')
    await triggerAppChange()
    expect([location.pathname, page.textContent]).toEqual(['/rumo/primeiro', ''])
    expect(mount).toHaveBeenCalledOnce()
  })
})
