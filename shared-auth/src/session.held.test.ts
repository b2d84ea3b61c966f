import { beforeEach, expect, it, vi } from 'vitest'
import { session, TOKEN_KEY } from './session.ts'
import { unsignedToken } from './testing.ts'

const marina = { id: 7, nome: 'Marina', email: 'marina@exemplo.br', perfil: 'Aluno' as const }
const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('holds a token for this tab until it is told to let it go, and does not sign in by it', () => {
  session.hold(unsignedToken(marina))
  expect(session.held()).toBe(unsignedToken(marina))
  expect(session.claims()).toBeNull()
  session.hold(null)
  expect(session.held()).toBeNull()
})

it.each([
  ['another account signs in in another tab', () => elsewhere(unsignedToken({ ...marina, id: 8 }))],
  [
    'another account signs in in this tab',
    () => session.begin(unsignedToken({ ...marina, id: 8 })),
  ],
])('holds it no longer where %s', (_who, enter) => {
  const stop = session.subscribe(() => undefined)
  session.hold(unsignedToken(marina))
  enter()
  expect(session.held()).toBeNull()
  session.hold(unsignedToken(marina))
  session.leave()
  expect(session.held()).toBeNull()
  stop()
})

it('holds nothing where storage is refused', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  session.hold(unsignedToken(marina))
  expect(session.held()).toBeNull()
})

function elsewhere(newValue: string) {
  localStorage.setItem(TOKEN_KEY, newValue)
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue }))
}
