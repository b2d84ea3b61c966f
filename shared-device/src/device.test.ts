import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device, forgetOwner, keptUnder } from './device.ts'

const enterAs = (id: number) =>
  localStorage.setItem('token', unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const mine = () => device.of(device.owner())
const keep = (name: string, value: unknown) => mine().update(name, () => value)

afterEach(() => {
  session.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const move = () =>
  device.updateBoth<string[]>(['visitante', 'conta-5'], 'lista/1', (one = [], other = []) => [
    undefined,
    [...other, ...one],
  ])

describe('device', () => {
  it('gives back what it keeps until it is told to keep nothing', async () => {
    const value = { texto: 'Era uma vez', quando: new Date(0), itens: [1, null] }
    expect(await mine().read('rascunho/1')).toBeUndefined()
    expect(await keep('rascunho/1', value)).toBe(true)
    expect(await mine().read('rascunho/1')).toEqual(value)
    expect(await keep('rascunho/1', undefined)).toBe(true)
    expect(await mine().read('rascunho/1')).toBeUndefined()
  })

  it('loses no change of two that come at once', async () => {
    const add = (item: string) => mine().update<string[]>('lista/1', (kept = []) => [...kept, item])
    await Promise.all([add('um'), add('dois')])
    expect(await mine().read('lista/1')).toEqual(['um', 'dois'])
  })

  it('keeps what a page leaves as it goes before the database has answered', async () => {
    const name = 'deixado/1'
    await keep(name, 'E')
    mine().put(name, 'Era')
    expect(localStorage.getItem('aparelho/visitante/deixado/1')).toBe('"Era"')
    expect(await mine().read(name)).toBe('Era')
    expect(await keptUnder('visitante', 'deixado/')).toEqual(new Map([[name, 'Era']]))
    await mine().update<string>(name, (kept) => `${kept} uma vez`)
    expect(localStorage.length).toBe(0)
    expect(await mine().read(name)).toBe('Era uma vez')
  })

  it('keeps what a page leaves while something else is being kept', async () => {
    const keeping = mine().update<string>('rascunho/2', () => {
      queueMicrotask(() => mine().put('rascunho/2', 'Era uma'))
      return 'Era'
    })
    expect(await keeping).toBe(true)
    expect(await mine().read('rascunho/2')).toBe('Era uma')
  })

  it('leaves it in the database where the browser has no other room', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    await mine().read('rascunho/3')
    vi.stubGlobal('localStorage', undefined)
    mine().put('rascunho/3', 'Era')
    expect(await device.of('visitante').read('rascunho/3')).toBe('Era')
    expect(commit).toHaveBeenCalledOnce()
  })

  it('moves to another owner what a page left', async () => {
    device.of('visitante').put('lista/2', ['um'])
    expect(
      await device.updateBoth<string[]>(['visitante', 'conta-5'], 'lista/2', (one) => [
        undefined,
        one,
      ]),
    ).toBe(true)
    expect(await device.of('visitante').read('lista/2')).toBeUndefined()
    expect(await device.of('conta-5').read('lista/2')).toEqual(['um'])
  })

  it('takes what no page of ours left for nothing', async () => {
    localStorage.setItem('aparelho/visitante/rascunho/4', '{')
    expect(await mine().read('rascunho/4')).toBeUndefined()
  })

  it('finds what an owner keeps under names that begin alike, and nothing besides', async () => {
    const names = ['folha/1/4/a', 'folha/1/4/b', 'folha/1/40/a', 'folha/1/4']
    for (const name of names) await keep(name, `o que há em ${name}`)
    await device.of('conta-9').update('folha/1/4/c', () => 'de outra conta')
    expect(await keptUnder(device.owner(), 'folha/1/4/')).toEqual(
      new Map([
        ['folha/1/4/a', 'o que há em folha/1/4/a'],
        ['folha/1/4/b', 'o que há em folha/1/4/b'],
      ]),
    )
    expect(await keptUnder(device.owner(), 'outra/1/')).toEqual(new Map())
  })

  it('keeps what belongs to a visitor and to each account apart', async () => {
    await keep('pratica/1', 'da visita')
    enterAs(7)
    expect(await mine().read('pratica/1')).toBeUndefined()
    await keep('pratica/1', 'da conta 7')
    enterAs(8)
    expect(await mine().read('pratica/1')).toBeUndefined()
    enterAs(7)
    expect(await mine().read('pratica/1')).toBe('da conta 7')
    session.end()
    expect(await mine().read('pratica/1')).toBe('da visita')
  })

  it('stays that of its owner when another account signs in', async () => {
    enterAs(1)
    const first = mine()
    enterAs(2)
    await first.update('simulado/1', () => 'da conta 1')
    expect(await mine().read('simulado/1')).toBeUndefined()
    expect(await first.read('simulado/1')).toBe('da conta 1')
  })

  it('changes what two owners keep together, or not at all', async () => {
    await device.of('visitante').update('lista/1', () => ['um'])
    expect(await Promise.all([move(), move()])).toEqual([true, true])
    expect(await device.of('visitante').read('lista/1')).toBeUndefined()
    expect(await device.of('conta-5').read('lista/1')).toEqual(['um'])

    vi.spyOn(console, 'warn').mockReturnValue()
    const refused = device.updateBoth<unknown>(['visitante', 'conta-5'], 'lista/1', () => [
      'dois',
      // A function cannot be cloned, so IndexedDB refuses it.
      () => undefined,
    ])
    expect(await refused).toBe(false)
    expect(await device.of('visitante').read('lista/1')).toBeUndefined()
    expect(await device.of('conta-5').read('lista/1')).toEqual(['um'])
  })

  it('forgets one owner whole, and no other', async () => {
    for (const id of [70, 8, 7]) {
      enterAs(id)
      await keep('pratica/1', id)
      await keep('rascunho/1', id)
      mine().put('rascunho/1/ultimo', id)
    }
    expect(await forgetOwner('conta-7')).toBe(true)
    expect(await mine().read('pratica/1')).toBeUndefined()
    expect(await mine().read('rascunho/1')).toBeUndefined()
    expect(await mine().read('rascunho/1/ultimo')).toBeUndefined()
    enterAs(70)
    expect(await mine().read('rascunho/1')).toBe(70)
    expect(await mine().read('rascunho/1/ultimo')).toBe(70)
    enterAs(8)
    expect(await mine().read('pratica/1')).toBe(8)
  })

  it('tells a read that the browser refuses from nothing kept', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError')
    })
    expect(await keep('pratica/1', 'x')).toBe(false)
    expect(await forgetOwner(device.owner())).toBe(false)
    await expect(mine().read('pratica/1')).rejects.toThrow('The quota is used up.')
  })

  it('gives up on a database that does not open, and asks for it anew', async () => {
    vi.resetModules()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fresh = (await import('./device.ts')).device
    const hanging = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest)
    const reading = Promise.allSettled([fresh.of('visitante').read('nada/1')])
    await vi.runAllTimersAsync()
    expect(await reading).toMatchObject([
      { reason: { message: expect.stringMatching('not open') } },
    ])
    hanging.mockRestore()
    vi.useRealTimers()
    expect(await fresh.of('visitante').read('nada/1')).toBeUndefined()
  })

  it('leaves nothing to go wrong later where a browser refuses at once', async () => {
    vi.resetModules()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fresh = (await import('./device.ts')).device
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is closed.', 'SecurityError')
    })
    await expect(fresh.of('visitante').read('nada/1')).rejects.toThrow('Storage is closed.')
    expect(vi.getTimerCount()).toBe(0)
  })
})
