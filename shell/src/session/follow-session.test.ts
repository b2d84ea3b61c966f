import type { SiteConfig } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { followSession } from './follow-session.ts'
import { holdPageFor, pageClaims } from './page-claims.ts'

const asked = vi.hoisted(() => vi.fn<(owner: string) => Promise<void>>())
vi.mock('./left-behind.ts', () => ({ askAboutLeftBehind: asked }))

const site = { base: '/rumo/', remotes: [] } as Partial<SiteConfig> as SiteConfig
const dialog = () => screen.queryByRole('dialog', { name: 'Você saiu só deste navegador' })

beforeAll(() => followSession(site, () => undefined))

function leave(ending: Promise<boolean>) {
  const endToken = vi.spyOn(http, 'endToken').mockReturnValue(ending)
  session.begin(unsignedToken({ id: 1, nome: 'Ana', email: 'a@b.c', perfil: 'Aluno' }))
  session.leave()
  expect(endToken).toHaveBeenCalledOnce()
}

it('says nothing to a user who signs out where the server ended their session', async () => {
  leave(Promise.resolve(true))
  await vi.dynamicImportSettled()
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }))
  expect(dialog()).toBeNull()
})

it('says where the server did not, and waits for nothing', async () => {
  const ending = Promise.withResolvers<boolean>()
  leave(ending.promise)
  expect(dialog()).toBeNull()
  expect([session.claims(), location.pathname]).toEqual([null, '/rumo/login'])
  ending.resolve(false)
  const read = await screen.findByRole('button', { name: 'Entendi' })
  expect(dialog()?.textContent).toContain('até 7 dias')
  read.click()
  await vi.waitFor(() => expect(dialog()).toBeNull())
})

it('lets the page go that was kept for a user whose session had ended', () => {
  holdPageFor({ id: 1, nome: 'Ana', email: 'a@b.c', perfil: 'Aluno', exp: 9e9 })
  leave(Promise.resolve(true))
  expect(pageClaims()).toBeNull()
})
