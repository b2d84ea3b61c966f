import { vi } from 'vitest'
import { makeChave } from '../domain/correio/chaves.ts'
import type { TestApi } from './api.ts'
import {
  COMMON,
  type Hashing,
  HOUR_MS,
  NOVA,
  signIn,
  signInAtLimitOfChanges,
} from './hashing-callers.ts'
import { SENHA } from './records.ts'

const NOVO_EMAIL = { email: 'outra@exemplo.br', senhaAtual: SENHA }

/** The key from a mail, with which an account chooses a new password. */
async function mailed({ db, make }: TestApi): Promise<string> {
  const { id } = await make.usuario()
  return db
    .transaction()
    .execute((trx) => makeChave(trx, { id_usuario: id, uso: 'senha', email: null }, Date.now()))
}

/** The calls of `correio` that take a password; hashing-calls.ts has all others. */
export const CORREIO: Record<string, Hashing> = {
  'POST /correio/senha-nova': {
    accepted: async (api) => ({ body: { chave: await mailed(api), senha: NOVA } }),
    refused: [
      ['no mail brought it', 409, async () => ({ body: { chave: 'a'.repeat(43), senha: NOVA } })],
      [
        'the new password is a common one',
        400,
        async (api) => ({ body: { chave: await mailed(api), senha: COMMON } }),
      ],
      [
        'it was mailed an hour ago',
        409,
        async (api) => {
          const chave = await mailed(api)
          vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
          return { body: { chave, senha: NOVA } }
        },
      ],
    ],
  },
  'POST /correio/troca-de-email': {
    accepted: async (api) => ({ ...(await signIn(api)), body: NOVO_EMAIL }),
    refused: [
      ['no account has signed in', 401, async () => ({ body: NOVO_EMAIL })],
      [
        'the e-mail is taken',
        409,
        async (api) => {
          const { email } = await api.make.usuario()
          return { ...(await signIn(api)), body: { ...NOVO_EMAIL, email } }
        },
      ],
      [
        'one’s own account was changed too often',
        429,
        async (api) => ({ ...(await signInAtLimitOfChanges(api)), body: NOVO_EMAIL }),
      ],
    ],
  },
}
