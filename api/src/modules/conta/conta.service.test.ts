import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { changeAccount } from '../../domain/accounts/accounts.ts'
import { type Attempts, attemptsOf } from '../../domain/accounts/limits/attempts.ts'
import { ownAccount } from '../../domain/accounts/own-account.ts'
import { sessionsOf } from '../../domain/accounts/sessions.ts'
import { tokensOf } from '../../domain/accounts/tokens.ts'
import { it, JWT_SECRET, type TestApi } from '../../testing/api.ts'
import { SENHA } from '../../testing/records.ts'
import { contaService } from './conta.service.ts'

/** An account whose password an administrator replaces while its old one is being verified. */
async function overtaken(api: TestApi) {
  const { db } = api
  const { usuario, token } = await api.enter()
  const sessions = sessionsOf(db, tokensOf(JWT_SECRET))
  const config = readConfig({})
  const usual = attemptsOf(db, config.limits, JWT_SECRET)
  const attempts: Attempts = {
    ...usual,
    async enter(attempt, verify) {
      const isRight = await usual.enter(attempt, verify)
      await changeAccount(db, usuario.id, { senha_hash: 'a do administrador' }, usuario.id)
      return isRight
    },
  }
  const service = contaService({
    db,
    config,
    sessions,
    attempts,
    ownAccount: ownAccount(db, attempts),
  })
  const session = await sessions.find(token)
  if (!session) throw new Error('No account has signed in.')
  const caller = {
    ip: '203.0.113.1',
    hasToken: true,
    find: async () => session,
    session: async () => session,
    id: async () => usuario.id,
    audience: async () => 'publico' as const,
  }
  const kept = () =>
    db.selectFrom('usuarios').select(['nome', 'senha_hash']).where('id', '=', usuario.id).execute()
  return { service, caller, kept, nome: usuario.nome }
}

describe('an account whose password changes while the old one is verified', () => {
  it('keeps the new one', async ({ api }) => {
    const { service, caller, kept, nome } = await overtaken(api)
    const change = { nome: 'Mar', senhaAtual: SENHA, senhaNova: 'outra girafa' }
    await expect(service.change(change, caller)).rejects.toThrow(SessionEndedError)
    expect(await kept()).toEqual([{ nome, senha_hash: 'a do administrador' }])
  })

  it('is not removed', async ({ api }) => {
    const { service, caller, kept } = await overtaken(api)
    await expect(service.remove({ senhaAtual: SENHA }, caller)).rejects.toThrow(SessionEndedError)
    expect(await kept()).toHaveLength(1)
  })
})

describe('the data of an account', () => {
  it('is sent once at a time, of each account, and again when that has ended', async ({ api }) => {
    const [ana, bia] = [await overtaken(api), await overtaken(api)]
    const { onEnd } = await ana.service.dados(ana.caller)
    await expect(ana.service.dados(ana.caller)).rejects.toMatchObject({
      statusCode: 409,
      body: { codigo: 'dados_a_caminho' },
    })
    await ana.service.dados(bia.caller)
    onEnd()
    await ana.service.dados(ana.caller)
  })

  it('is there to be asked for again where reading it fails', async ({ api }) => {
    const { service, caller } = await overtaken(api)
    await api.db.deleteFrom('usuarios').execute()
    for (let time = 0; time < 2; time += 1) {
      await expect(service.dados(caller)).rejects.toThrow(SessionEndedError)
    }
  })
})
