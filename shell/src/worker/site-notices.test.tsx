import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { remotes, type SiteConfig } from '@rumo/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteNotices } from './site-notices.tsx'

const site = { base: '/rumo/', remotes } as unknown as SiteConfig
const NEW = 'Há uma versão nova.'
const OFFLINE = /^Sem internet\./

const status = () => screen.getByRole('status')
const network = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('says nothing while there is a network and no new release', () => {
  render(<SiteNotices site={site} onUseNow={null} />)
  expect(status().textContent).toBe('')
})

it('offers a new release, and takes a no', () => {
  const use = vi.fn<() => void>()
  const { rerender } = render(<SiteNotices site={site} onUseNow={use} />)
  fireEvent.click(screen.getByRole('button', { name: 'Usar agora' }))
  expect(use).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Depois' }))
  expect(screen.queryByText(NEW)).toBeNull()
  // The notice of the next release is shown again.
  rerender(<SiteNotices site={site} onUseNow={vi.fn<() => void>()} />)
  expect(screen.queryByText(NEW)).not.toBeNull()
})

it('leads to what is on the device while there is no network, each time that it goes', () => {
  render(<SiteNotices site={site} onUseNow={null} />)
  network(false)
  const link = screen.getByRole('link', { name: 'No aparelho' })
  expect(link.getAttribute('href')).toBe('/rumo/no-aparelho')
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(status().textContent).toBe('')
  network(true)
  network(false)
  expect(status().textContent).toMatch(OFFLINE)
})

it('leads nowhere on a site whose remotes show nothing of the device', () => {
  render(<SiteNotices site={{ ...site, remotes: [] }} onUseNow={null} />)
  network(false)
  expect(status().textContent).toMatch(OFFLINE)
  expect(screen.queryByRole('link')).toBeNull()
})
