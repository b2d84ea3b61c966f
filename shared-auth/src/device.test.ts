import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { device } from './device.ts'
import { unsignedToken } from './testing.ts'

const enterAs = (id: number) =>
  localStorage.setItem('token', unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))

afterEach(() => {
  session.end()
  vi.restoreAllMocks()
})

describe('device', () => {
  it('gives back what it keeps until it is removed', async () => {
    const value = { texto: 'Era uma vez', quando: new Date(0), itens: [1, null] }
    expect(await device.read('rascunho/1')).toBeUndefined()
    expect(await device.write('rascunho/1', value)).toBe(true)
    expect(await device.read('rascunho/1')).toEqual(value)
    expect(await device.remove('rascunho/1')).toBe(true)
    expect(await device.read('rascunho/1')).toBeUndefined()
  })

  it('keeps what belongs to a visitor and to each account apart', async () => {
    await device.write('pratica/1', 'da visita')
    enterAs(7)
    expect(await device.read('pratica/1')).toBeUndefined()
    await device.write('pratica/1', 'da conta 7')
    enterAs(8)
    expect(await device.read('pratica/1')).toBeUndefined()
    enterAs(7)
    expect(await device.read('pratica/1')).toBe('da conta 7')
    session.end()
    expect(await device.read('pratica/1')).toBe('da visita')
  })

  it('says so where the browser refuses storage, and throws nothing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError')
    })
    expect(await device.write('pratica/1', 'x')).toBe(false)
    expect(await device.read('pratica/1')).toBeUndefined()
    expect(await device.remove('pratica/1')).toBe(false)
  })
})
