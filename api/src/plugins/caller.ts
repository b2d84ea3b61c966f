import { isCorretor, type Acesso } from '@rumo/contract'
import type { FastifyRequest } from 'fastify'
import {
  ForbiddenError,
  NotAuthenticatedError,
  SessionEndedError,
} from '../domain/accounts/accounts.errors.ts'
import type { Session, Sessions } from '../domain/accounts/sessions.ts'
import type { Audience } from '../domain/publicacao/published.ts'

export interface Caller {
  /** The address it comes from, as far as trusted proxies tell. */
  readonly ip: string
  /** Whether a token came along, good or not. */
  readonly hasToken: boolean
  /** The session of its token; null for a visitor, and for one whose token is not good any more. */
  find(): Promise<Session | null>
  /** The same; throws a NotAuthenticatedError or a SessionEndedError instead of null. */
  session(): Promise<Session>
  /** The id of the account that calls; throws as `session` does. */
  id(): Promise<number>
  /** What is there for the caller: an administrator sees what is not published too. */
  audience(): Promise<Audience>
}

/** Reads a request's caller; the database is asked at the first question alone. */
export function callerOf({ ip, headers }: FastifyRequest, sessions: Sessions): Caller {
  const token = bearerOf(headers.authorization)
  let finding: Promise<Session | null> | undefined
  function find(): Promise<Session | null> {
    finding ??= token === undefined ? Promise.resolve(null) : sessions.find(token)
    return finding
  }
  async function session(): Promise<Session> {
    const found = await find()
    if (found) return found
    throw token === undefined ? new NotAuthenticatedError() : new SessionEndedError()
  }
  return {
    ip,
    hasToken: token !== undefined,
    find,
    session,
    async id() {
      return (await session()).usuario.id
    },
    async audience() {
      return (await find())?.usuario.perfil === 'Administrador' ? 'administrador' : 'publico'
    },
  }
}

/**
 * Refuses a caller whom a call's `acesso` does not let in; `id` is the one in its path
 * (docs/decisions/roles.md). Throws an AppError of 401 or 403.
 */
export async function admitCaller(
  acesso: Acesso,
  caller: Caller,
  id: string | undefined,
): Promise<void> {
  if (acesso === 'publico') return
  const { usuario } = await caller.session()
  if (!ADMITS[acesso](usuario, id)) throw new ForbiddenError()
}

type Rule = (usuario: Session['usuario'], id: string | undefined) => boolean

const isAdministrador: Rule = ({ perfil }) => perfil === 'Administrador'

const ADMITS: Record<Exclude<Acesso, 'publico'>, Rule> = {
  conta: () => true,
  dono: (usuario, id) => isAdministrador(usuario, id) || String(usuario.id) === id,
  corretor: isCorretor,
  administrador: isAdministrador,
}

function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S.*)$/i)?.[1]
}
