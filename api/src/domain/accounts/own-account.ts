import type { Usuario } from '@rumo/contract'
import { AppError } from '../../errors.ts'
import type { Database } from '../../infra/database/db.ts'
import { WrongSenhaError } from './accounts.errors.ts'
import { lowerEmail } from './refusals.ts'
import type { Attempts } from './limits/attempts.ts'
import { verifySenha } from './senhas/passwords.ts'
import type { Session } from './sessions.ts'

/** After so recent a sign-in the password need not be given again: docs/decisions/session.md. */
const FRESH_MS = 5 * 60_000

export type OwnAccount = ReturnType<typeof ownAccount>

/** Checks that the owner asks for what a token alone must not do: a token may be stolen. */
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

  /** By the password; throws a WrongSenhaError. */
  async function confirm(usuario: Usuario, senhaAtual: string, ip: string): Promise<void> {
    if (!(await isSenha(usuario, senhaAtual, ip))) throw new WrongSenhaError()
  }

  return {
    isSenha,
    confirm,

    /**
     * By the password where one is given, otherwise by a token that was given within 5 minutes: a client of section 7
     * signs in right before. Throws a WrongSenhaError, or a SenhaNeededError.
     *
     * @param what  what it is for, as in 'Para mudar isto na sua conta'
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
