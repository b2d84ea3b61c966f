import { createHmac } from 'node:crypto'
import type { Database } from '../../../infra/database/db.ts'
import { clientNetwork } from '../../../infra/network/client-network.ts'
import type { Waiter } from '../senhas/fair-turns.ts'
import type { CountedInRows, Waits } from './attempt-rows.ts'
import type { CotaDeSenhas } from './cotas-de-senhas.ts'
import { type Conhecido, isConhecido } from './enderecos-conhecidos.ts'
import type { Limit, Limits } from './limits.ts'

/** Enough for a school whose 200 students sign in at once. */
const MOST_WAITING_OF_ADDRESS = 250
/**
 * Enough for a few tabs in which a button was clicked twice; for each signed-in account, and for each account that a
 * sign-in names.
 */
const MOST_WAITING_OF_ACCOUNT = 10

/** The caller: the address and, to sign in, the account. */
export interface Attempt {
  ip: string
  /** The e-mail, lower case; it need not belong to an account. */
  conta?: string
  /** The account that has this e-mail, where there is one. */
  idDaConta?: number | undefined
  /** The account of the session, if the caller is signed in. */
  idUsuario?: number
}

/**
 * An attempt with the keys under which the limits count it: as a row, as a hashed password, or as both. All keys are
 * hashes.
 */
export interface Counted extends Omit<CountedInRows, 'acao'> {
  acao: Acao
  cotas: Record<keyof Waits, CotaDeSenhas[]>
  /**
   * The account's own quota at an address that is at its limits; null unless the account signed up or in from there
   * before.
   */
  cotaPropria: CotaDeSenhas | null
  waiter: Waiter
}

export type Acao = CountedInRows['acao'] | 'senha'

/**
 * Gives the keys under which the limits count attempts. They are hashed with `secret`, which no backup of the database
 * contains, so that the database does not reveal who tried to sign in from where.
 */
export function countedAttempts(db: Database, limits: Limits, secret: Uint8Array) {
  // Addresses are so few that a hash without a key could be reversed by trying all. `secret` signs tokens too: no
  // signed token contains a space, so none of these hashes is a token's signature.
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`tentativa ${text}`).digest('base64url')

  /**
   * The account and its address. The id is part of the hash, so the stored hashes do not reveal which accounts share an
   * address.
   */
  function conhecidoOf({ ip, idUsuario, idDaConta }: Attempt): Conhecido {
    // The same work is done for an e-mail without an account, otherwise the response time would reveal that there is
    // none.
    const id = idUsuario ?? idDaConta ?? 0
    return { idUsuario: id, endereco: digest(`conhecido ${id} ${clientNetwork(ip)}`) }
  }

  function countedOf(acao: Acao, attempt: Attempt, isKnown = false): Counted {
    const { ip, conta, idUsuario } = attempt
    const network = clientNetwork(ip)
    // Not by the e-mail alone: otherwise a stranger could lock the account's owner out.
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

  /**
   * Like countedOf, for an attempt that names an account or has a session: looks up whether it is known at this
   * address.
   */
  async function countedOfAccount(acao: Acao, attempt: Attempt): Promise<Counted> {
    return countedOf(acao, attempt, await isConhecido(db, conhecidoOf(attempt), Date.now()))
  }

  return { conhecidoOf, countedOf, countedOfAccount }
}

/**
 * The place of a caller in the queue for hashing. Callers of one address share its turns in two groups: users with an
 * account that is known there, account by account, and all others, by the account that they name. Anyone can make new
 * accounts, so an account has no turn of its own.
 */
function waiterOf({ ip, conta, idUsuario, idDaConta }: Attempt, isKnown: boolean): Waiter {
  const network = clientNetwork(ip)
  const most = MOST_WAITING_OF_ADDRESS
  const id = idUsuario ?? (isKnown ? idDaConta : undefined)
  const name = id === undefined ? conta : String(id)
  return {
    name: `${id === undefined ? 'outras' : 'contas'} ${network}`,
    most,
    isNew: id === undefined,
    ...(name !== undefined && { conta: { name, most: MOST_WAITING_OF_ACCOUNT } }),
  }
}
