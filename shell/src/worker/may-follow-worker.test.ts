import type { SiteConfig } from '@rumo/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { mayFollowWorker } from './may-follow-worker.ts'

const followWorker = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./follow-worker.tsx', () => ({ followWorker }))

const site = { base: '/rumo/' } as SiteConfig
const workers = (controller: object | null) => {
  const container = Object.assign(new EventTarget(), { controller })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return container
}
const installed = (matches: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
const readyState = (value: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(value)
const loaded = () => {
  readyState('complete')
  dispatchEvent(new Event('load'))
}

beforeEach(() => {
  followWorker.mockClear()
  installed(false)
  readyState('interactive')
})

it('loads nothing for a visitor whose device keeps nothing', async () => {
  workers(null)
  mayFollowWorker(site)
  loaded()
  await vi.dynamicImportSettled()
  expect(followWorker).not.toHaveBeenCalled()
})

it.each([
  ['the device keeps the site', {}, false],
  ['the site is installed', null, true],
])('follows once the page is there, where %s', async (_why, controller, isInstalled) => {
  workers(controller)
  installed(isInstalled)
  mayFollowWorker(site)
  await vi.dynamicImportSettled()
  expect(followWorker).not.toHaveBeenCalled()
  loaded()
  await vi.waitFor(() => expect(followWorker).toHaveBeenCalledOnce())
})

it('follows at once where the page is there already', async () => {
  loaded()
  workers({})
  mayFollowWorker(site)
  await vi.waitFor(() => expect(followWorker).toHaveBeenCalledOnce())
})

it('follows from when something is taken along on this page', async () => {
  const container = workers(null)
  mayFollowWorker(site)
  container.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(followWorker).toHaveBeenCalledOnce())
})

it('does without where the browser has no workers', () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
  expect(() => mayFollowWorker(site)).not.toThrow()
})
