import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session, TOKEN_KEY } from './session.ts'
import { unsignedToken } from './testing.ts'

const marina = { id: 7, nome: 'Marina', email: 'marina@exemplo.br', perfil: 'Aluno' as const }

beforeEach(() => localStorage.clear())

describe('session', () => {
  it('has nobody signed in without a token', () => {
    expect(session.claims()).toBeNull()
  })

  it('tells who is signed in, by one identity until the token changes', () => {
    localStorage.setItem(TOKEN_KEY, unsignedToken(marina))
    const claims = session.claims()
    expect(claims).toMatchObject(marina)
    expect(session.claims()).toBe(claims)
    localStorage.setItem(TOKEN_KEY, unsignedToken({ ...marina, nome: 'Ana' }))
    expect(session.claims()?.nome).toBe('Ana')
  })

  it('removes a malformed token', () => {
    localStorage.setItem(TOKEN_KEY, 'not.a-token')
    expect(session.claims()).toBeNull()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  it('has nobody signed in by an expired token, or by one without a numeric exp', () => {
    localStorage.setItem(TOKEN_KEY, unsignedToken({ ...marina, exp: 1 }))
    expect(session.claims()).toBeNull()
    localStorage.setItem(TOKEN_KEY, unsignedToken({ ...marina, exp: 'tomorrow' }))
    expect(session.claims()).toBeNull()
  })

  it('signs out by removing the token and telling whoever listens', () => {
    localStorage.setItem(TOKEN_KEY, unsignedToken(marina))
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    session.end()
    expect(session.claims()).toBeNull()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    session.end()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('has nobody signed in where storage is refused', () => {
    const refusal = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(session.claims()).toBeNull()
    refusal.mockRestore()
  })
})
