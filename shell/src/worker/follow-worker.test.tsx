import { act, screen } from '@testing-library/react'
import type { SiteConfig } from '@rumo/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const site = { base: '/rumo/', remotes: [] } as unknown as SiteConfig
const NEW = 'Há uma versão nova.'

/** A registration whose worker of another release is being installed. */
class Registration extends EventTarget {
  active = {}
  waiting: object | null = null
  installing: EventTarget | null = new EventTarget()
  update = vi.fn<() => Promise<void>>().mockResolvedValue()

  install(): void {
    const { installing } = this
    Object.assign(this, { waiting: installing, installing: null })
    act(() => void installing?.dispatchEvent(new Event('statechange')))
  }
}

let registration: Registration

beforeEach(async () => {
  vi.resetModules()
  registration = new Registration()
  const { followWorker } = await import('./follow-worker.tsx')
  const workers = { getRegistration: () => Promise.resolve(registration) }
  await act(async () => followWorker(site, workers as unknown as ServiceWorkerContainer))
})
afterEach(() => document.body.replaceChildren())

it('offers a release that another page had begun to install', () => {
  expect(screen.queryByText(NEW)).toBeNull()
  registration.install()
  expect(screen.getByText(NEW)).toBeDefined()
})

it('offers a release that comes later', () => {
  registration.installing = new EventTarget()
  registration.dispatchEvent(new Event('updatefound'))
  registration.install()
  expect(screen.getByText(NEW)).toBeDefined()
})

it('asks for a release as soon as the page is there', () => {
  expect(registration.update).toHaveBeenCalledOnce()
})
