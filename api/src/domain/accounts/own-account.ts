import type { Usuario } from '@rumo/contract'
import { AppError } from '../../errors.ts'
import type { Database } from '../../infra/database/db.ts'
import { WrongSenhaError } from './accounts.errors.ts'
import { lowerEmail } from './refusals.ts'
import type { Attempts } from './limits/attempts.ts'
import { verifySenha } from './senhas/passwords.ts'
import type { Session } from './sessions.ts'

/** After a sign-in this recent the password is not asked again: docs/decisions/session.md. */
const FRESH_MS = 5 * 60_000

export type OwnAccount = ReturnType<typeof ownAccount>

/**
 * Checks that the account's owner makes the request, for actions that a token alone does not allow, because a token may
 * be stolen.
 */
export function ownAccount(db: Database, attempts: Attempts) {
  async function hashOf(id: number): Promise<string | undefined> {
    const found = db.selectFrom('usuarios').select('senha_hash').where('id', '=', id)
    return (await found.executeTakeFirst())?.senha_hash
  }

  /** Whether an account has this password. The number of failures is limited, as for signing in. */
  async function isSenha({ id, email }: Usuario, senha: string, ip: string): Promise<boolean> {
    const hash = await hashOf(id)
    const attempt = { ip, conta: lowerEmail(email), idUsuario: id }
    return attempts.enter(attempt, (turn) => verifySenha(hash, senha, turn))
  }

  /** Throws a WrongSenhaError unless `senhaAtual` is the account's password. */
  async function confirm(usuario: Usuario, senhaAtual: string, ip: string): Promise<void> {
    if (!(await isSenha(usuario, senhaAtual, ip))) throw new WrongSenhaError()
  }

  return {
    isSenha,
    confirm,

    /**
     * Checks the password if one is given, otherwise that the token is at most 5 minutes old: a client of section 7
     * sends no password, but signs in right before. Throws a WrongSenhaError or a SenhaNeededError.
     * @param what  the purpose, with which the error message begins, as in 'Para mudar isto na sua conta'
     */
    async confirmOrFresh(
      { usuario, token }: Session,
      senhaAtual: string | undefined,
      ip: string,
      what = 'Para mudar isto na sua conta',
    ): Promise<void> {
      if (senhaAtual) await confirm(usuario, senhaAtual, ip)
      else if (Date.now() - (token.iat ?? 0) * 1000 > FRESH_MS) throw new SenhaNeededError(what)
    },
  }
}

/** 422: this needs the caller's password, or a recent sign-in. */
class SenhaNeededError extends AppError {
  constructor(what: string) {
    super(422, {
      icone: 'warning',
      titulo: 'Confirme que é você',
      mensagem: `${what}, escreva sua senha atual ou entre de novo.`,
      codigo: 'senha_atual_necessaria',
      campos: { senhaAtual: 'Escreva sua senha atual.' },
    })
  }
}
