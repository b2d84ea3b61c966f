import 'fake-indexeddb/auto'
import { fakeHost } from '@rumo/contract/testing'
import { waitFor } from '@testing-library/react'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as entry from './entry.tsx'
import { BASENAME, FACULDADE, hostWith, isReacting } from './testing/drawn-page.ts'
import { fakeScreen } from './testing/fake-screen.ts'

/** Mounts a screen until React is about to work on it. */
async function hydrating(path = '/') {
  history.replaceState(null, '', BASENAME + path)
  const props = hostWith(path)
  performance.clearMarks('rumo:mounted')
  const mounting = entry.mount(props)
  // React works in later tasks. The code of the home page is there, that of others comes in tasks.
  const turn = path === '/' ? () => Promise.resolve() : () => setImmediate()
  while (!isReacting(props.slot)) await turn()
  expect(performance.getEntriesByName('rumo:mounted')).toEqual([])
  return { props, mounting }
}

const reported = vi.fn((error: Event) => error.preventDefault())
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  fakeScreen()
  reported.mockClear()
  addEventListener('error', reported)
})
afterEach(() => {
  removeEventListener('error', reported)
  expect(reported).not.toHaveBeenCalled()
})

it('takes away a screen that is left meanwhile, without an error', async () => {
  const { props, mounting } = await hydrating()
  await entry.unmount(props)
  await mounting
  expect(props.slot.innerHTML).toBe('')
})

it('shows the screen of a step that is taken meanwhile, alone and without an error', async () => {
  const { props, mounting } = await hydrating('/cadastro')
  history.replaceState(null, '', `${BASENAME}/login`)
  dispatchEvent(new PopStateEvent('popstate'))
  await mounting
  const titles = () => Array.from(props.slot.querySelectorAll('h1'), (h1) => h1.textContent)
  await waitFor(() => expect(titles()).toEqual(['Entrar na Plataforma']))
  await entry.unmount(props)
})

it('draws a screen anew after a step that changes the query alone', async () => {
  const { props, mounting } = await hydrating('/vestibular-completo')
  history.replaceState(null, '', `${BASENAME}/vestibular-completo?prova=3`)
  dispatchEvent(new PopStateEvent('popstate'))
  await mounting
  expect(performance.getEntriesByName('rumo:mounted')).toHaveLength(2)
  await entry.unmount(props)
})

it('shows nothing once the page has gone on to another remote, without an error', async () => {
  const { props, mounting } = await hydrating()
  history.replaceState(null, '', `${BASENAME}/aluno`)
  await mounting
  expect(props.slot.innerHTML).toBe('')
  await entry.unmount(props)
})

it('leaves alone a screen that is mounted before the one before it was taken away', async () => {
  history.replaceState(null, '', `${BASENAME}/`)
  const props = hostWith('/')
  await entry.mount(props)
  const next = fakeHost()
  const leaving = entry.unmount(props)
  await entry.mount(next)
  await leaving
  expect(props.slot.innerHTML).toBe('')
  expect(next.slot.querySelector('h1')).not.toBeNull()
  await entry.unmount(next)
  expect(next.slot.innerHTML).toBe('')
})

it('reports a screen that fails, and takes it away', async () => {
  const failure = new Error('The configuration cannot be read.')
  const unreadable = () => {
    throw failure
  }
  const faculdade = new Proxy(FACULDADE, { get: unreadable })
  history.replaceState(null, '', `${BASENAME}/`)
  const fail = vi.fn<(error: unknown) => void>()
  const props = { ...hostWith('/'), faculdade, fail }
  await entry.mount(props)
  expect(fail).toHaveBeenCalledWith(failure)
  await entry.unmount(props)
  expect(props.slot.innerHTML).toBe('')
})
