import { createHmac } from 'node:crypto'
import type { Database } from '../../../infra/database/db.ts'
import { clientNetwork } from '../../../infra/network/client-network.ts'
import type { Waiter } from '../senhas/fair-turns.ts'
import type { CountedInRows, Waits } from './attempt-rows.ts'
import type { CotaDeSenhas } from './cotas-de-senhas.ts'
import { type Conhecido, isConhecido } from './enderecos-conhecidos.ts'
import type { Limit, Limits } from './limits.ts'

/** A school of 200 that signs in at once. */
const MOST_WAITING_OF_ADDRESS = 250
/** Some tabs, each of them clicked twice: for a signed-in account, and for one that a sign-in names. */
const MOST_WAITING_OF_ACCOUNT = 10

/** The caller: the address and, to sign in, the account. */
export interface Attempt {
  ip: string
  /** The e-mail, lower case; it need not belong to an account. */
  conta?: string
  /** The account that has this e-mail, where there is one. */
  idDaConta?: number | undefined
  /** The account whose session it is, of a user who is signed in. */
  idUsuario?: number
}

/** What a limit counts: in rows, in the passwords that are hashed for it, or in both. */
export interface Counted extends Omit<CountedInRows, 'acao'> {
  acao: Acao
  cotas: Record<keyof Waits, CotaDeSenhas[]>
  /** Of an account that signed up or in from there before, where the address is at its limits. */
  cotaPropria: CotaDeSenhas | null
  waiter: Waiter
}

export type Acao = CountedInRows['acao'] | 'senha'

/**
 * What the limits count of one who tries. Which account tried to sign in from where is hidden by `secret`, which no
 * backup of the database holds.
 */
export function countedAttempts(db: Database, limits: Limits, secret: Uint8Array) {
  // Addresses are few: a hash without a key could be reversed by trying all. A space is in no signed token.
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`tentativa ${text}`).digest('base64url')

  /** The account and the address, under a hash that does not tell which accounts share one. */
  function conhecidoOf({ ip, idUsuario, idDaConta }: Attempt): Conhecido {
    // Also where no account has the e-mail, or the response time would tell.
    const id = idUsuario ?? idDaConta ?? 0
    return { idUsuario: id, endereco: digest(`conhecido ${id} ${clientNetwork(ip)}`) }
  }

  function countedOf(acao: Acao, attempt: Attempt, isKnown = false): Counted {
    const { ip, conta, idUsuario } = attempt
    const network = clientNetwork(ip)
    // Never by an e-mail alone: otherwise a stranger could lock the owner of an account out.
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

  /** The same for a user who signs in or is signed in: the account may be known at this address. */
  async function countedOfAccount(acao: Acao, attempt: Attempt): Promise<Counted> {
    return countedOf(acao, attempt, await isConhecido(db, conhecidoOf(attempt), Date.now()))
  }

  return { conhecidoOf, countedOf, countedOfAccount }
}

/**
 * A caller who waits at an address shares its turns: either with users who signed in there, now or earlier, account by
 * account, or with all others, by the account that they name. Accounts are cheap, so none has a turn of its
 * own.
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
