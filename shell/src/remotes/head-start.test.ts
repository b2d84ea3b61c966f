import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { RemoteEntry } from '@rumo/contract/host'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { session } from '@rumo/shared-auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginAhead, HeadStart } from './head-start.ts'

/** A module with the lifecycle of a remote that shows nothing. */
const MODULE = `data:text/javascript,${encodeURIComponent(
  'export const bootstrap = async () => {}, mount = bootstrap, unmount = bootstrap',
)}`
const remote: PlacedRemote = {
  name: 'mf-public',
  owner: 'Equipe',
  exposes: './entry',
  paths: [{ path: '/', guard: 'none' }],
  entry: '/mf-public/remoteEntry.js',
  module: MODULE,
}
const site = { base: '/rumo/', remotes: [remote] } as Partial<SiteConfig> as SiteConfig

const entry = {
  bootstrap: vi.fn<RemoteEntry['bootstrap']>(),
  mount: vi.fn<RemoteEntry['mount']>(),
  unmount: vi.fn<RemoteEntry['unmount']>(),
}
const host = { fail: vi.fn(), navigate: vi.fn() }
const load = vi.fn<(address: string) => Promise<RemoteEntry>>()
const loadedAt = location.pathname

beforeEach(() => {
  vi.resetAllMocks()
  load.mockResolvedValue(entry)
  document.body.innerHTML = '<main id="pagina"><div data-boundary="mf-public">Treino</div></main>'
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', loadedAt)
})

describe('beginAhead', () => {
  beforeEach(() => history.replaceState(null, '', '/rumo/'))
  afterEach(() => session.end())

  it('begins with the remote whose screen the page was written with', async () => {
    const begun = beginAhead(site)
    expect(begun?.remote).toBe(remote)
    await begun?.over
  })

  it('leaves a remote to the federation whose build does not state its module', () => {
    const { module: _, ...older } = remote
    expect(beginAhead({ ...site, remotes: [older] })).toBeNull()
  })

  it('leaves a page to the rest of the shell that was written without a screen', () => {
    document.body.innerHTML = '<main id="pagina"></main>'
    expect(beginAhead(site)).toBeNull()
  })

  it('leaves a path of no remote, or behind a guard, to the rest of the shell', () => {
    const guarded = { ...remote, paths: [{ path: '/', guard: 'session' as const }] }
    expect(beginAhead({ ...site, remotes: [guarded] })).toBeNull()
    history.replaceState(null, '', '/rumo/nada')
    expect(beginAhead(site)).toBeNull()
  })

  it('leaves the page of an account to the rest of the shell, because it was written for visitors', () => {
    session.begin(unsignedToken({ id: 1, email: 'ana@exemplo.br', perfil: 'Aluno' }))
    expect(beginAhead(site)).toBeNull()
  })
})

describe('HeadStart', () => {
  it('mounts the remote in what was prerendered', async () => {
    const start = new HeadStart(site, remote, MODULE, load)
    await start.over
    expect(entry.mount).toHaveBeenCalledExactlyOnceWith(start.props)
    expect(start.props.slot.textContent).toBe('Treino')
    const { mounted } = start.handOver(host)
    expect(mounted?.entry).toBe(entry)
    await mounted?.mounting
  })

  it.each([
    ['Treino', true],
    ['<div data-loading>Treino</div>', false],
  ])('tells whether the page has the first view of the screen: %s', async (markup, hasContent) => {
    document.body.innerHTML = `<main id="pagina"><div data-boundary="mf-public">${markup}</div></main>`
    const start = new HeadStart(site, remote, MODULE, load)
    expect(start.hasContent).toBe(hasContent)
    await start.over
  })

  it('leaves it to the host to mount what has not come by then', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteEntry>()
    load.mockReturnValue(promise)
    const start = new HeadStart(site, remote, MODULE, load)
    const ahead = start.handOver(host)
    expect(ahead.mounted).toBeNull()
    resolve(entry)
    await start.over
    await expect(ahead.entry).resolves.toBe(entry)
    expect(entry.bootstrap).toHaveBeenCalledOnce()
    expect(entry.mount).not.toHaveBeenCalled()
  })

  it('is over when the remote cannot be loaded, which the host learns', async () => {
    load.mockRejectedValue(new Error('503'))
    const start = new HeadStart(site, remote, MODULE, load)
    await start.over
    await expect(start.handOver(host).entry).rejects.toThrow('503')
  })

  it('goes where the remote asked to go before there was a host, and after', async () => {
    const start = new HeadStart(site, remote, MODULE, load)
    await start.over
    start.props.navigate('/login')
    start.handOver(host)
    expect(host.navigate.mock.calls).toEqual([['/login']])
    start.props.navigate('/cadastro')
    expect(host.navigate).toHaveBeenLastCalledWith('/cadastro')
  })

  it('tells of a screen that failed before there was a host, and after', async () => {
    const start = new HeadStart(site, remote, MODULE, load)
    await start.over
    start.props.fail(new Error('broken'))
    await expect(start.handOver(host).mounted?.mounting).rejects.toThrow('broken')
    start.props.fail('broken again')
    expect(host.fail.mock.calls).toEqual([['broken again']])
  })
})
