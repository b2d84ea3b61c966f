import { createHmac } from 'node:crypto'
import { TooManyAttemptsError } from '../accounts.errors.ts'
import type { Database, DatabaseTransaction } from '../../../infra/database/db.ts'
import { lockName } from '../../../infra/database/lock.ts'
import {
  type CountedInRows,
  insertRow,
  removeRow,
  type Waits,
  waitsOfRows,
} from './attempt-rows.ts'
import { clientNetwork } from '../../../infra/network/client-network.ts'
import { type CotaDeSenhas, countSenha, forgetCotas, waitOfCota } from './cotas-de-senhas.ts'
import { type Conhecido, isConhecido, rememberEndereco } from './enderecos-conhecidos.ts'
import type { Waiter } from '../senhas/fair-turns.ts'
import type { Limit, Limits } from './limits.ts'
import type { Turn } from '../senhas/passwords.ts'

/** A school of 200 that enters at once. */
const MOST_WAITING_OF_ADDRESS = 250
/** Some tabs, each of them clicked twice: for an account that has entered, and for one that a log-in only names. */
const MOST_WAITING_OF_ACCOUNT = 10

/** Who tries: from which address and, to enter, into which account. */
export interface Attempt {
  ip: string
  /** The e-mail, lower case; it need not be anybody's. */
  conta?: string
  /** The account that has this e-mail, where there is one. */
  idDaConta?: number | undefined
  /** The account whose session it is, of somebody who has entered. */
  idUsuario?: number
}

/** What a limit counts: in rows, in the passwords that are hashed for it, or in both. */
interface Counted extends Omit<CountedInRows, 'acao'> {
  acao: Acao
  cotas: Record<keyof Waits, CotaDeSenhas[]>
  /** Of an account that entered from there before, where the address is at its limits. */
  cotaPropria: CotaDeSenhas | null
  waiter: Waiter
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

  /** The account and the address, under a hash that tells nobody which accounts share one. */
  function conhecidoOf({ ip, idUsuario, idDaConta }: Attempt): Conhecido {
    // Looked for like any other where an e-mail is nobody's, or time would tell.
    const id = idUsuario ?? idDaConta ?? 0
    return { idUsuario: id, endereco: digest(`conhecido ${id} ${clientNetwork(ip)}`) }
  }

  function countedOf(acao: Acao, attempt: Attempt, isKnown = false): Counted {
    const { ip, conta, idUsuario } = attempt
    const network = clientNetwork(ip)
    // Never by an e-mail alone, or anybody could lock anybody out.
    const account =
      idUsuario === undefined ? conta && `${network} ${conta}` : `usuario ${idUsuario}`
    const cotaOf = (of: string, limit: Limit) => ({ chave: digest(`senhas ${of}`), limit })
    const isHashed = acao !== 'relato'
    const propria = isKnown ? conhecidoOf(attempt).endereco : null
    return {
      acao,
      endereco: digest(network),
      propria,
      conta: conta ? digest(conta) : null,
      cotas: {
        here: isHashed ? [cotaOf(network, limits.senhasPorEndereco)] : [],
        own: isHashed && account ? [cotaOf(account, limits.senhasPorConta)] : [],
      },
      cotaPropria: propria === null ? null : { chave: propria, limit: limits.entradasDeConhecida },
      waiter: waiterOf(attempt, isKnown),
    }
  }

  /** The same of whoever enters or has entered: an account may have been there before. */
  async function countedOfAccount(acao: Acao, attempt: Attempt): Promise<Counted> {
    return countedOf(acao, attempt, await isConhecido(db, conhecidoOf(attempt), Date.now()))
  }

  async function waitsOf(reader: Reader, counted: Counted, nowMs: number): Promise<Waits> {
    const { acao, cotas } = counted
    const inRows =
      acao === 'senha'
        ? { here: 0, own: 0 }
        : await waitsOfRows(reader, limits, { ...counted, acao }, nowMs)
    return {
      here: Math.max(inRows.here, await longestWait(reader, cotas.here, nowMs)),
      own: Math.max(inRows.own, await longestWait(reader, cotas.own, nowMs)),
    }
  }

  /**
   * Looks, without counting: whoever is to be refused waits for no turn. Gives whether somebody is let in whose address
   * is at its limits: by what they may try of their own.
   */
  async function refuse(reader: Reader, counted: Counted, nowMs = Date.now()): Promise<boolean> {
    const { here, own } = await waitsOf(reader, counted, nowMs)
    const { cotaPropria } = counted
    const isBeyond = here > 0
    const propria =
      isBeyond && cotaPropria ? await waitOfCota(reader, cotaPropria, nowMs) : Infinity
    const waitS = Math.max(own, Math.min(here, propria))
    if (waitS > 0) throw new TooManyAttemptsError(waitS)
    return isBeyond
  }

  /** Counts it, unless a limit is reached. Of many that come at once no more are let in than of one by one. */
  async function admit(counted: Counted): Promise<number | undefined> {
    const { acao, cotas, cotaPropria, endereco, conta } = counted
    const id = await db.transaction().execute(async (trx) => {
      await lockName(trx, `tentativas ${endereco}`)
      // An account may call from several addresses. After the address, or two would wait for each other.
      for (const { chave } of cotas.own) await lockName(trx, `tentativas ${chave}`)
      const nowMs = Date.now()
      const isBeyond = await refuse(trx, counted, nowMs)
      const there = isBeyond && cotaPropria
      for (const cota of [...(there ? [there] : cotas.here), ...cotas.own]) {
        await countSenha(trx, cota, nowMs)
      }
      if (acao === 'senha') return undefined
      const at = there ? there.chave : endereco
      return insertRow(trx, limits, { acao, conta, endereco: at }, nowMs)
    })
    await forgetCotas(db, Date.now())
    return id
  }

  /** The turn in which a password is hashed for somebody, which is then counted. */
  function turnOf(counted: Counted): Turn {
    return { waiter: counted.waiter, admit: async () => void (await admit(counted)) }
  }

  return {
    /**
     * Lets somebody try to enter: `verify` gets the turn in which it verifies, and gives whether it was right,
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

    /** The turn in which a new password is hashed for somebody who has entered. */
    async choose(attempt: Attempt & { idUsuario: number }): Promise<Turn> {
      const counted = await countedOfAccount('senha', attempt)
      await refuse(db, counted)
      return turnOf(counted)
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
    signUpTurn: (attempt: Attempt): Turn => turnOf(countedOf('cadastro', attempt)),

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

/**
 * Somebody who has entered, now or there before, waits by themselves, everybody else by their address, and there by the
 * account that they name.
 */
function waiterOf({ ip, conta, idUsuario, idDaConta }: Attempt, isKnown: boolean): Waiter {
  const id = idUsuario ?? (isKnown ? idDaConta : undefined)
  if (id !== undefined) return { name: `conta ${id}`, most: MOST_WAITING_OF_ACCOUNT }
  const address = { name: `endereco ${clientNetwork(ip)}`, most: MOST_WAITING_OF_ADDRESS }
  return conta === undefined
    ? address
    : { ...address, conta: { name: conta, most: MOST_WAITING_OF_ACCOUNT } }
}
