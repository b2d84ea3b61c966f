import { createHmac } from 'node:crypto'
import { TooManyAttemptsError } from './accounts.errors.ts'
import type { Database, DatabaseTransaction } from '../db.ts'
import { lockName } from '../lock.ts'
import {
  type CountedInRows,
  insertRow,
  removeRow,
  type Waits,
  waitsOfRows,
} from './attempt-rows.ts'
import { clientNetwork } from './client-network.ts'
import { type CotaDeSenhas, countSenha, waitOfCota } from './cotas-de-senhas.ts'
import type { Waiter } from './fair-turns.ts'
import type { Limit, Limits } from './limits.ts'
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

/** What a limit counts: in rows, in the passwords that are hashed for it, or in both. */
interface Counted extends Omit<CountedInRows, 'acao'> {
  acao: Acao
  cotas: Record<keyof Waits, CotaDeSenhas[]>
}

type Acao = CountedInRows['acao'] | 'senha'
type Reader = Database | DatabaseTransaction

export type Attempts = ReturnType<typeof attemptsOf>

/**
 * Counts, in the database, what the limits count: whatever server it comes to, and whether or not one was
 * started anew since. All throw a TooManyAttemptsError where a limit is reached. Who tried to enter where is
 * nobody's to read: `secret`, which no backup of the database holds, hides it.
 */
export function attemptsOf(db: Database, limits: Limits, secret: Uint8Array) {
  // There are few addresses: a hash without a key is found by trying all. No token is signed over a space.
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`tentativa ${text}`).digest('base64url')

  function countedOf(acao: Acao, { ip, conta, idUsuario }: Attempt): Counted {
    const network = clientNetwork(ip)
    // Never by an e-mail alone, or anybody could lock anybody out.
    const account =
      idUsuario === undefined ? conta && `${network} ${conta}` : `usuario ${idUsuario}`
    const cotaOf = (of: string, limit: Limit) => ({ chave: digest(`senhas ${of}`), limit })
    const isHashed = acao !== 'relato'
    return {
      acao,
      endereco: digest(network),
      conta: conta ? digest(conta) : null,
      cotas: {
        here: isHashed ? [cotaOf(network, limits.senhasPorEndereco)] : [],
        own: isHashed && account ? [cotaOf(account, limits.senhasPorConta)] : [],
      },
    }
  }

  async function waitsOf(reader: Reader, counted: Counted, nowMs: number): Promise<Waits> {
    const { acao, endereco, conta, cotas } = counted
    const inRows =
      acao === 'senha'
        ? { here: 0, own: 0 }
        : await waitsOfRows(reader, limits, { acao, endereco, conta }, nowMs)
    return {
      here: Math.max(inRows.here, await longestWait(reader, cotas.here, nowMs)),
      own: Math.max(inRows.own, await longestWait(reader, cotas.own, nowMs)),
    }
  }

  /** Looks, without counting: whoever is to be refused waits for no turn. */
  async function refuse(reader: Reader, counted: Counted, nowMs = Date.now()): Promise<void> {
    const { here, own } = await waitsOf(reader, counted, nowMs)
    const waitS = Math.max(here, own)
    if (waitS > 0) throw new TooManyAttemptsError(waitS)
  }

  /** Counts it, unless a limit is reached. Of many that come at once no more are let in than of one by one. */
  async function admit({ acao, ...counted }: Counted): Promise<number | undefined> {
    const { here, own } = counted.cotas
    return db.transaction().execute(async (trx) => {
      await lockName(trx, `tentativas ${counted.endereco}`)
      // An account may call from several addresses. After the address, or two would wait for each other.
      for (const { chave } of own) await lockName(trx, `tentativas ${chave}`)
      const nowMs = Date.now()
      await refuse(trx, { acao, ...counted }, nowMs)
      for (const cota of [...here, ...own]) await countSenha(trx, cota, nowMs)
      if (acao === 'senha') return undefined
      return insertRow(trx, limits, { acao, ...counted }, nowMs)
    })
  }

  /** The turn in which a password is hashed for somebody, which is then counted. */
  function turnOf(acao: Acao, attempt: Attempt): Turn {
    const counted = countedOf(acao, attempt)
    return { waiter: waiterOf(attempt), admit: async () => void (await admit(counted)) }
  }

  return {
    /**
     * Lets somebody try to enter: `verify` gets the turn in which it verifies, and gives whether it was right,
     * which is then no failure.
     */
    async enter(attempt: Attempt, verify: (turn: Turn) => Promise<boolean>): Promise<boolean> {
      const counted = countedOf('entrada', attempt)
      await refuse(db, counted)
      let id: number | undefined
      const isRight = await verify({
        waiter: waiterOf(attempt),
        admit: async () => {
          id = await admit(counted)
        },
      })
      if (isRight && id !== undefined) {
        await removeRow(db, id)
      }
      return isRight
    },

    /** The turn in which a new password is hashed for somebody who has entered. */
    async choose(attempt: Attempt & { idUsuario: number }): Promise<Turn> {
      await refuse(db, countedOf('senha', attempt))
      return turnOf('senha', attempt)
    },

    /** Looks whether somebody may ask for an account, without counting. */
    async checkSignUp(attempt: Attempt): Promise<void> {
      await refuse(db, countedOf('cadastro', attempt))
    },

    /** Counts somebody who asks for an account. */
    async signUp(attempt: Attempt): Promise<void> {
      await admit(countedOf('cadastro', attempt))
    },

    /** The turn in which the password of a new account is hashed, by which its sign-up is counted. */
    signUpTurn: (attempt: Attempt): Turn => turnOf('cadastro', attempt),

    /** Counts somebody who reports an error. */
    async report(attempt: Attempt): Promise<void> {
      await admit(countedOf('relato', attempt))
    },
  }
}

async function longestWait(
  reader: Reader,
  cotas: readonly CotaDeSenhas[],
  nowMs: number,
): Promise<number> {
  let longest = 0
  for (const cota of cotas) longest = Math.max(longest, await waitOfCota(reader, cota, nowMs))
  return longest
}

/** Somebody who has entered waits by themselves, everybody else by their address. */
function waiterOf({ ip, idUsuario }: Attempt): Waiter {
  return idUsuario === undefined
    ? { name: `endereco ${clientNetwork(ip)}`, most: MOST_WAITING_OF_ADDRESS }
    : { name: `conta ${idUsuario}`, most: MOST_WAITING_OF_ACCOUNT }
}
