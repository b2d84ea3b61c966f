import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import { TooManyAttemptsError } from './accounts.errors.ts'
import type { Database, DatabaseTransaction } from '../db.ts'
import { lockName } from '../lock.ts'
import type { Tables } from '../tables.ts'
import { clientNetwork } from './client-network.ts'
import type { Waiter } from './fair-turns.ts'
import { type Limit, type Limits, waitOf } from './limits.ts'
import type { Turn } from './passwords.ts'

/** A school of 200 that enters at once. */
const MOST_WAITING_OF_ADDRESS = 250
/** Some tabs, each of them clicked twice. */
const MOST_WAITING_OF_ACCOUNT = 10

/** Who tries: from which address and, to enter, into which account. */
export interface Attempt {
  ip: string
  /** The e-mail, lower case; it need not be anybody's. */
  conta?: string
  /** The account whose session it is, of somebody who has entered. */
  idUsuario?: number
}

interface Counted {
  acao: Tables['tentativas_de_acesso']['acao']
  endereco: string
  conta: string | null
}

type Row = Pick<Selectable<Tables['tentativas_de_acesso']>, 'conta' | 'em'>

export type Attempts = ReturnType<typeof attemptsOf>

/**
 * Counts, in the database, what the limits count: whatever server it comes to, and whether or not one was
 * started anew since. All throw a TooManyAttemptsError where a limit is reached. Who tried to enter where is
 * nobody's to read: `secret`, which no backup of the database holds, hides it.
 */
export function attemptsOf(db: Database, limits: Limits, secret: Uint8Array) {
  const { entradasPorConta, entradasPorEndereco, cadastrosPorEndereco, relatosPorEndereco } = limits
  const counting = [entradasPorConta, entradasPorEndereco, cadastrosPorEndereco, relatosPorEndereco]
  const longestMinutes = Math.max(...counting.map(({ minutes }) => minutes))

  // There are few addresses: a hash without a key is found by trying all. No token is signed over a space.
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`tentativa ${text}`).digest('base64url')

  const countedOf = (acao: Counted['acao'], { ip, conta }: Attempt): Counted => ({
    acao,
    endereco: digest(clientNetwork(ip)),
    conta: conta ? digest(conta) : null,
  })

  /** Looks, without counting: whoever is to be refused waits for no turn. */
  async function check(counted: Counted): Promise<void> {
    refuse(limits, counted, await countedBefore(db, counted, longestMinutes))
  }

  /** Counts it, unless a limit is reached. Of many that come at once no more are let in than of one by one. */
  async function admit(counted: Counted): Promise<number> {
    return db.transaction().execute(async (trx) => {
      await lockName(trx, `tentativas ${counted.endereco}`)
      await forget(trx, longestMinutes)
      refuse(limits, counted, await countedBefore(trx, counted, longestMinutes))
      const em = new Date().toISOString()
      const { id } = await trx
        .insertInto('tentativas_de_acesso')
        .values({ ...counted, em })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  }

  return {
    /**
     * Lets somebody try to enter: `verify` gets the turn in which it verifies, and gives whether it was right,
     * which is then not counted.
     */
    async enter(attempt: Attempt, verify: (turn: Turn) => Promise<boolean>): Promise<boolean> {
      const counted = countedOf('entrada', attempt)
      await check(counted)
      let id: number | undefined
      const isRight = await verify({
        waiter: waiterOf(attempt),
        admit: async () => {
          id = await admit(counted)
        },
      })
      if (isRight && id !== undefined) {
        await db.deleteFrom('tentativas_de_acesso').where('id', '=', id).execute()
      }
      return isRight
    },

    /** The turn in which a password is hashed for somebody. */
    turnOf: (attempt: Attempt): Turn => ({ waiter: waiterOf(attempt) }),

    /** Looks whether somebody may ask for an account, without counting. */
    async checkSignUp(attempt: Attempt): Promise<void> {
      await check(countedOf('cadastro', attempt))
    },

    /** Counts somebody who asks for an account. */
    async signUp(attempt: Attempt): Promise<void> {
      await admit(countedOf('cadastro', attempt))
    },

    /** The turn in which the password of a new account is hashed, by which its sign-up is counted. */
    signUpTurn: (attempt: Attempt): Turn => ({
      waiter: waiterOf(attempt),
      admit: async () => void (await admit(countedOf('cadastro', attempt))),
    }),

    /** Counts somebody who reports an error. */
    async report(attempt: Attempt): Promise<void> {
      await admit(countedOf('relato', attempt))
    },
  }
}

/** Somebody who has entered waits by themselves, everybody else by their address. */
function waiterOf({ ip, idUsuario }: Attempt): Waiter {
  return idUsuario === undefined
    ? { name: `endereco ${clientNetwork(ip)}`, most: MOST_WAITING_OF_ADDRESS }
    : { name: `conta ${idUsuario}`, most: MOST_WAITING_OF_ACCOUNT }
}

function countedBefore(
  db: Database | DatabaseTransaction,
  { acao, endereco }: Counted,
  minutes: number,
): Promise<Row[]> {
  return db
    .selectFrom('tentativas_de_acesso')
    .select(['conta', 'em'])
    .where('endereco', '=', endereco)
    .where('acao', '=', acao)
    .where('em', '>', minutesAgo(minutes))
    .execute()
}

async function forget(trx: DatabaseTransaction, minutes: number): Promise<void> {
  await trx.deleteFrom('tentativas_de_acesso').where('em', '<=', minutesAgo(minutes)).execute()
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString()
}

function refuse(limits: Limits, { acao, conta }: Counted, rows: readonly Row[]): void {
  const ofConta = rows.filter((row) => row.conta === conta)
  const waits = {
    cadastro: () => [wait(limits.cadastrosPorEndereco, rows)],
    relato: () => [wait(limits.relatosPorEndereco, rows)],
    entrada: () => [wait(limits.entradasPorConta, ofConta), wait(limits.entradasPorEndereco, rows)],
  }[acao]()
  const longest = Math.max(0, ...waits.map((waitS) => waitS ?? 0))
  if (longest > 0) throw new TooManyAttemptsError(longest)
}

function wait(limit: Limit, rows: readonly Row[]): number | undefined {
  const times = rows.map(({ em }) => Date.parse(em))
  return waitOf(limit, times, Date.now())
}
