import type { Database } from '../../../infra/database/db.ts'
import type { Turn } from '../senhas/passwords.ts'
import { admissionOf } from './admission.ts'
import { removeRow } from './attempt-rows.ts'
import { type Attempt, type Counted, countedAttempts } from './counted-attempts.ts'
import { rememberEndereco } from './enderecos-conhecidos.ts'
import type { Limits } from './limits.ts'

export type Attempts = ReturnType<typeof attemptsOf>

/**
 * Counts, in the database, what the limits count: whatever server it comes to, and whether or not one was
 * restarted since. All throw a TooManyAttemptsError where a limit is reached. `secret` is that of countedAttempts.
 */
export function attemptsOf(db: Database, limits: Limits, secret: Uint8Array) {
  const { conhecidoOf, countedOf, countedOfAccount } = countedAttempts(db, limits, secret)
  const { refuse, admit } = admissionOf(db, limits)

  /** The turn in which a password is hashed, which is then counted. */
  function turnOf(counted: Counted): Turn {
    return { waiter: counted.waiter, admit: async () => void (await admit(counted)) }
  }

  return {
    /**
     * Lets one try to sign in: `verify` gets the turn in which it verifies, and gives whether it was right,
     * which is then no failure: the account is known there from now on.
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

    /** Forgets the failures to sign in to an account from an address: the owner has signed in there. */
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

    /** Checks whether one may sign up, without counting. */
    async checkSignUp(attempt: Attempt): Promise<void> {
      await refuse(db, countedOf('cadastro', attempt))
    },

    async signUp(attempt: Attempt): Promise<void> {
      await admit(countedOf('cadastro', attempt))
    },

    /** From now on an account is known where it signed up: it may sign in there though the address is at its limits. */
    signedUp: (ip: string, idUsuario: number): Promise<void> =>
      rememberEndereco(db, conhecidoOf({ ip, idUsuario }), Date.now()),

    /** The turn in which the password of a new account is hashed, by which its sign-up is counted. */
    signUpTurn: (attempt: Attempt): Turn => turnOf(countedOf('cadastro', attempt)),

    /** Counts a report of an error, or a mail that is asked for. */
    async report(attempt: Attempt): Promise<void> {
      await admit(countedOf('relato', attempt))
    },
  }
}
