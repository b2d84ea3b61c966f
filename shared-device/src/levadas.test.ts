import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { device, forgetOwner } from './device.ts'
import { umaLevada } from './levada.fixture.ts'
import {
  forgetOwnerAndFiguras,
  keepLevada,
  KEPT_FOR_MS,
  levadasAqui,
  listLevadas,
  removeLevada,
} from './levadas.ts'

const enterAs = (id: number) =>
  localStorage.setItem('token', unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const drawn = async () => (await levadasAqui()).draw({ quantidade: 9 })?.questoes.length
const ids = async (nowMs?: number) => (await listLevadas(nowMs)).map(({ id }) => id)

/** The addresses of the pictures that the browser has cached. */
let figuras: Set<string>
beforeEach(() => {
  figuras = new Set(['/a.png', '/b.png'])
  const cache = { delete: async (url: string) => figuras.delete(url) }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(async () => {
  for (const owner of ['aparelho', 'visitante', 'conta-1', 'conta-2']) await forgetOwner(owner)
  session.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what was taken along', () => {
  it('is listed for every user of the device, the newest first', async () => {
    await keepLevada(umaLevada(1, { levadaEmMs: Date.now() - 5000 }))
    await keepLevada(umaLevada(2))
    enterAs(1)
    expect(await ids()).toEqual([2, 1])
  })

  it('takes the place of what was taken of the same before, and of its pictures', async () => {
    await keepLevada(umaLevada(1, { bytes: 1, figuras: ['/a.png', '/b.png'] }))
    await keepLevada(umaLevada(1, { bytes: 2, figuras: ['/b.png'] }))
    expect((await listLevadas()).map(({ bytes }) => bytes)).toEqual([2])
    expect([...figuras]).toEqual(['/b.png'])
  })

  it('is gone after a week, with its pictures', async () => {
    const levadaEmMs = Date.now()
    await keepLevada(umaLevada(1, { levadaEmMs, figuras: ['/a.png'] }))
    expect(await ids(levadaEmMs + KEPT_FOR_MS - 1)).toEqual([1])
    expect(await ids(levadaEmMs + KEPT_FOR_MS)).toEqual([])
    expect([...figuras]).toEqual(['/b.png'])
    expect(await ids(levadaEmMs)).toEqual([])
  })

  it('is removed with the pictures that nothing else needs', async () => {
    const one = umaLevada(1, { figuras: ['/a.png', '/b.png'] })
    await keepLevada(one)
    await keepLevada(umaLevada(2, { figuras: ['/b.png'] }))
    expect(await removeLevada(one)).toBe(true)
    expect(await ids()).toEqual([2])
    expect([...figuras]).toEqual(['/b.png'])
  })

  it('stays where it was taken anew meanwhile', async () => {
    const before = umaLevada(1, { levadaEmMs: Date.now() - KEPT_FOR_MS, figuras: ['/a.png'] })
    const anew = umaLevada(1, { figuras: ['/a.png'] })
    await keepLevada(before)
    await keepLevada(anew)
    await removeLevada(before)
    expect((await listLevadas()).map(({ levadaEmMs }) => levadaEmMs)).toEqual([anew.levadaEmMs])
    expect([...figuras]).toContain('/a.png')
  })

  it('is not drawn while a simulado under way on this device asks it', async () => {
    await keepLevada(umaLevada(1))
    const under = { etapa: 'em-curso', questoes: [{ id: 101 }, { id: 102 }] }
    await device.of('visitante').update('simulado/2', () => under)
    expect(await drawn()).toBe(0)
    await device.of('visitante').update('simulado/2', () => ({ ...under, etapa: 'resultado' }))
    expect(await drawn()).toBe(2)
  })

  it.each(['revisao', 'plano'] as const)(
    'is of one account alone where it is its %s',
    async (tipo) => {
      enterAs(1)
      await keepLevada(umaLevada(0, { tipo, prova: null }))
      expect(await ids()).toEqual([0])
      enterAs(2)
      expect(await ids()).toEqual([])
      session.end()
      expect(await ids()).toEqual([])
    },
  )

  it('goes with its account, and its pictures with it but for those that another one needs', async () => {
    figuras.add('/c.png')
    const revisao = { tipo: 'revisao', prova: null } as const
    enterAs(2)
    await keepLevada(umaLevada(0, { ...revisao, figuras: ['/b.png'] }))
    await keepLevada(umaLevada(1, { figuras: ['/c.png'] }))
    enterAs(1)
    await keepLevada(umaLevada(0, { ...revisao, figuras: ['/a.png', '/b.png', '/c.png'] }))
    session.end()
    expect(await forgetOwnerAndFiguras('conta-1')).toBe(true)
    expect([...figuras]).toEqual(['/b.png', '/c.png'])
    enterAs(1)
    expect(await ids()).toEqual([1])
  })

  it('is left alone where another release wrote it in another shape', async () => {
    await device.of('aparelho').update('levadas/1/prova-9', () => ({ tipo: 'prova', id: 9 }))
    await keepLevada(umaLevada(1))
    expect(await ids()).toEqual([1])
  })
})

it('lists nothing where the device refuses', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused')
  })
  vi.resetModules()
  const { listLevadas: listAnew } = await import('./levadas.ts')
  expect(await listAnew()).toEqual([])
})
