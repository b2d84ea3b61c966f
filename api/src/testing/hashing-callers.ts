import { vi } from 'vitest'
import type { TestApi } from './api.ts'

export const NOVA = 'outra girafa'
export const COMMON = 'senha123'
export const HOUR_MS = 3_600_000

export interface Asked {
  /** The id for `{id}` in the path. */
  id?: number
  body: object
  token?: string
}

export type Refused = readonly [why: string, status: number, ask: (api: TestApi) => Promise<Asked>]

export interface Hashing {
  /** A request that is accepted, for which a password is hashed. */
  accepted: (api: TestApi) => Promise<Asked>
  /** The requests that are refused before a password is hashed. */
  refused: readonly Refused[]
}

/** The account of the caller. */
export async function signIn(api: TestApi, perfil: 'Aluno' | 'Administrador' = 'Aluno') {
  const { usuario, token } = await api.enter({ perfil })
  return { id: usuario.id, token, usuario }
}

/** A calling administrator, one more administrator, and another person's account. */
export async function administrator(api: TestApi) {
  await api.make.usuario({ perfil: 'Administrador' })
  return { ...(await signIn(api, 'Administrador')), other: await api.make.usuario() }
}

/** An account that has changed its own data as often as it may. */
export async function signInAtLimitOfChanges(api: TestApi) {
  const account = await signIn(api)
  const desde = new Date().toISOString()
  const row = { id_usuario: account.id, acao: 'mudancas', desde, quantas: 50 } as const
  await api.db.insertInto('cotas').values(row).execute()
  return account
}

/** An account that signed in an hour ago. */
export async function signInAnHourAgo(api: TestApi, perfil?: 'Administrador') {
  const account = await signIn(api, perfil)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + HOUR_MS)
  return account
}
