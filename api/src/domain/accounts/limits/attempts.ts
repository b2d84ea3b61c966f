import type { Database } from '../../../infra/database/db.ts'
import type { Turn } from '../senhas/passwords.ts'
import { admissionOf } from './admission.ts'
import { removeRow } from './attempt-rows.ts'
import { type Attempt, type Counted, countedAttempts } from './counted-attempts.ts'
import { rememberEndereco } from './enderecos-conhecidos.ts'
import type { Limits } from './limits.ts'

export type Attempts = ReturnType<typeof attemptsOf>

/**
 * Checks and counts attempts. The counts are in the database, so they hold for all servers and across restarts. All
 * functions that count or check throw a TooManyAttemptsError if a limit is reached. `secret` is that of
 * countedAttempts.
 */
export function attemptsOf(db: Database, limits: Limits, secret: Uint8Array) {
  const { conhecidoOf, countedOf, countedOfAccount } = countedAttempts(db, limits, secret)
  const { refuse, admit } = admissionOf(db, limits)

  /** The turn in which a password is hashed; the attempt is counted when the turn comes. */
  function turnOf(counted: Counted): Turn {
    return { waiter: counted.waiter, admit: async () => void (await admit(counted)) }
  }

  return {
    /**
     * Lets a caller try a password. `verify` gets the turn in which it must verify the password, and returns whether
     * the password was right. A right one is not counted as a failure, and the account is then known at this address.
     */
    async enter(attempt: Attempt, verify: (turn: Turn) => Promise<boolean>): Promise<boolean> {
      const counted = await countedOfAccount('entrada', attempt)
      await refuse(db, counted)
      let id: number | undefined
      const isRight = await verify({
        waiter: counted.waiter,
        admit: async () => {
          id = await admit(counted)
        },
      })
      if (isRight && id !== undefined) {
        await removeRow(db, id)
        await rememberEndereco(db, conhecidoOf(attempt), Date.now())
      }
      return isRight
    },

    /**
     * Deletes all failed sign-ins to an account, from whatever address: its owner has just chosen a new password by
     * mail.
     */
    async forgive(attempt: Attempt & { conta: string }): Promise<void> {
      const { conta } = countedOf('entrada', attempt)
      await db
        .deleteFrom('tentativas_de_acesso')
        .where('acao', '=', 'entrada')
        .where('conta', '=', conta)
        .execute()
    },

    /** The turn in which a new password of a signed-in user is hashed. */
    async choose(attempt: Attempt & { idUsuario: number }): Promise<Turn> {
      const counted = await countedOfAccount('senha', attempt)
      await refuse(db, counted)
      return turnOf(counted)
    },

    /** Throws if the caller may not sign up, without counting. */
    async checkSignUp(attempt: Attempt): Promise<void> {
      await refuse(db, countedOf('cadastro', attempt))
    },

    async signUp(attempt: Attempt): Promise<void> {
      await admit(countedOf('cadastro', attempt))
    },

    /**
     * Notes that an account signed up at this address, so that it may sign in there later although the address is at
     * its limits.
     */
    signedUp: (ip: string, idUsuario: number): Promise<void> =>
      rememberEndereco(db, conhecidoOf({ ip, idUsuario }), Date.now()),

    /** The turn in which the password of a new account is hashed; the sign-up is counted when the turn comes. */
    signUpTurn: (attempt: Attempt): Turn => turnOf(countedOf('cadastro', attempt)),

    /** Counts a report of an error, or a request for a mail. */
    async report(attempt: Attempt): Promise<void> {
      await admit(countedOf('relato', attempt))
    },
  }
}
