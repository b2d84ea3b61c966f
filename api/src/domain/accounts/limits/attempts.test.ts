import { describe, expect, vi } from 'vitest'
import { it } from '../../../testing/database.ts'
import { TooManyAttemptsError } from './limits.errors.ts'
import { attemptsOf } from './attempts.ts'
import type { Limits } from './limits.ts'

const TWO = { count: 2, minutes: 15 }
const MANY = { count: 100, minutes: 1 }
const LIMITS: Limits = {
  entradasPorConta: TWO,
  entradasPorEndereco: { count: 100, minutes: 60 },
  entradasDeConhecida: TWO,
  senhasPorConta: MANY,
  senhasPorEndereco: MANY,
  cadastrosPorEndereco: TWO,
  relatosPorEndereco: TWO,
  redacoesPorConta: TWO,
  tentativasPorConta: TWO,
  simuladosPorConta: TWO,
  mudancasPorConta: TWO,
}
const SECRET = new Uint8Array(32)
const ATTEMPT = { ip: '203.0.113.1', conta: 'ana@exemplo.br' }

describe('attempts to enter', () => {
  it('are let in no more than the limit, though all were there before the first was counted', async ({
    db,
  }) => {
    const attempts = attemptsOf(db, LIMITS, SECRET)
    const turn = Promise.withResolvers<void>()
    const arrived = vi.fn<() => void>()
    const tries = Array.from({ length: 5 }, () =>
      attempts.enter(ATTEMPT, async ({ admit }) => {
        arrived()
        await turn.promise
        await admit?.()
        return false
      }),
    )
    await vi.waitUntil(() => arrived.mock.calls.length === tries.length, { timeout: 10_000 })
    turn.resolve()

    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyAttemptsError)
    }
  })
})

describe('attempts of an address', () => {
  it('are forgotten once no limit that counts them looks back so far', async ({ db }) => {
    const day = { count: 9, minutes: 1440 }
    const limits = { ...LIMITS, redacoesPorConta: day, tentativasPorConta: day }
    const attempts = attemptsOf(db, limits, SECRET)
    await attempts.report(ATTEMPT)
    const em = new Date(Date.now() - 61 * 60_000).toISOString()
    await db.updateTable('tentativas_de_acesso').set({ em }).execute()
    await attempts.report(ATTEMPT)
    expect(await db.selectFrom('tentativas_de_acesso').selectAll().execute()).toHaveLength(1)
  })
})
