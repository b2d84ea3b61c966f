import type { Usuario } from '@rumo/contract'
import { pick } from 'es-toolkit'
import type { Database } from '../../infra/database/db.ts'
import { USUARIO, type VersionedUsuario } from './accounts.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

/** A signed-in user: the account as the database has it now, and the claims of the token. */
export interface Session {
  readonly usuario: Usuario
  readonly token: Pick<TokenClaims, 'jti' | 'exp' | 'iat' | 'versao'>
}

export type Sessions = ReturnType<typeof sessionsOf>

/**
 * Begins, finds and ends sessions. Every use of a token is checked in the database, by primary keys, so a session that
 * one server ended is refused by all servers at once.
 */
export function sessionsOf(db: Database, tokens: Tokens) {
  return {
    begin(usuario: VersionedUsuario): Promise<string> {
      return tokens.issue(usuario)
    },

    /** The session of a token; null if the token was not issued by us, has expired or was ended. */
    async find(token: string): Promise<Session | null> {
      const claims = await tokens.read(token)
      if (!claims) return null
      const usuario = await db
        .selectFrom('usuarios as u')
        .select(USUARIO.map((column) => `u.${column}` as const))
        .where('u.id', '=', claims.id)
        .where('u.versao_dos_tokens', '=', claims.versao)
        .where((eb) => {
          const ended = eb.selectFrom('sessoes_encerradas as s').select('s.jti')
          return eb.not(eb.exists(ended.where('s.jti', '=', claims.jti)))
        })
        .executeTakeFirst()
      if (!usuario) return null
      return { usuario, token: pick(claims, ['jti', 'exp', 'iat', 'versao']) }
    },

    /** Ends the session of one token. Deletes the stored ends of tokens that have expired by now. */
    async end({ usuario, token }: Session): Promise<void> {
      const expira_em = new Date(token.exp * 1000).toISOString()
      await db
        .insertInto('sessoes_encerradas')
        .values({ jti: token.jti, id_usuario: usuario.id, expira_em })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .deleteFrom('sessoes_encerradas')
        .where('expira_em', '<=', new Date().toISOString())
        .execute()
    },
  }
}
