import { describe, expect, it, vi } from 'vitest'
import { DEMO_SENHA } from '../../seed/demo-accounts.ts'
import { hashSenha, verifySenha } from './passwords.ts'

const TURN = { waiter: { name: 'teste', most: 10 } }

describe('hashSenha', () => {
  it('makes a hash by argon2id that only its password verifies, however its letters are composed', async () => {
    const stored = await hashSenha('avó e pião', TURN)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifySenha(stored, 'avó e pião'.normalize('NFD'), TURN)).toBe(true)
    expect(await verifySenha(stored, 'avo e piao', TURN)).toBe(false)
  })
})

describe('verifySenha', () => {
  it('is false where there is no account', async () => {
    expect(await verifySenha(undefined, DEMO_SENHA, TURN)).toBe(false)
  })

  it('hashes nothing for a caller who is refused when the turn comes, and lets the next one in', async () => {
    const refusal = new Error('demais')
    const refused = Array.from({ length: 8 }, () =>
      verifySenha(undefined, 'x', { ...TURN, admit: () => Promise.reject(refusal) }),
    )
    expect(await Promise.allSettled(refused)).toEqual(
      refused.map(() => ({ status: 'rejected', reason: refusal })),
    )
    expect(await verifySenha(undefined, 'x', TURN)).toBe(false)
  })

  it('works for few at once', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const admit = vi.fn<() => Promise<void>>(async () => {
      await gate
      throw new Error('fechado')
    })
    const all = Array.from({ length: 10 }, () => verifySenha(undefined, 'x', { ...TURN, admit }))
    const results = Promise.allSettled(all)
    await vi.waitFor(() => expect(admit).toHaveBeenCalled())
    expect(admit.mock.calls.length).toBeLessThanOrEqual(3)
    open()
    await results
  })
})
