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
  /** The address of the client, as trusted proxies report it. */
  readonly ip: string
  readonly hasToken: boolean
  /** The session of the token; null without a token or with one that is not valid. */
  find(): Promise<Session | null>
  /** Like `find`, but throws a NotAuthenticatedError or a SessionEndedError instead of returning null. */
  session(): Promise<Session>
  /** The id of the caller's account. Throws as `session` does. */
  id(): Promise<number>
  /** Which records the caller sees: an administrator also sees unpublished ones. */
  audience(): Promise<Audience>
}

/** The caller of a request. The database is queried only when the session is first needed. */
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
 * Throws an AppError of 401 or 403 if a call's `acesso` does not admit the caller; `id` is the one in the path
 * (docs/decisions/roles.md).
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
