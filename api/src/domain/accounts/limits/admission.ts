import type { Database } from '../../../infra/database/db.ts'
import { lockName } from '../../../infra/database/lock.ts'
import { TooManyAttemptsError } from './limits.errors.ts'
import { insertRow, type Waits, waitsOfRows } from './attempt-rows.ts'
import { type CotaDeSenhas, countSenha, deletePastCotas, waitOfCota } from './cotas-de-senhas.ts'
import type { Counted } from './counted-attempts.ts'
import type { Limits } from './limits.ts'

/**
 * Checks attempts against the limits, and counts them. Both functions throw a TooManyAttemptsError if a limit is
 * reached.
 */
export function admissionOf(db: Database, limits: Limits) {
  async function waitsOf(reader: Database, counted: Counted, nowMs: number): Promise<Waits> {
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
   * Throws if a limit is reached, without counting, so that a caller who will be refused does not wait for a turn.
   * Returns true if the caller's address is at its limits and only the account's own quota there admits the attempt.
   */
  async function refuse(reader: Database, counted: Counted, nowMs = Date.now()): Promise<boolean> {
    const { here, own } = await waitsOf(reader, counted, nowMs)
    const { cotaPropria } = counted
    const isBeyond = here > 0
    const propria =
      isBeyond && cotaPropria ? await waitOfCota(reader, cotaPropria, nowMs) : Infinity
    const waitS = Math.max(own, Math.min(here, propria))
    if (waitS > 0) throw new TooManyAttemptsError(waitS)
    return isBeyond
  }

  /**
   * Counts the attempt, unless a limit is reached. The lock makes concurrent attempts count as consecutive ones would.
   * Returns the id of the new row, if the action is counted in rows.
   */
  async function admit(counted: Counted): Promise<number | undefined> {
    const { acao, cotas, cotaPropria, endereco, conta } = counted
    const id = await db.transaction().execute(async (trx) => {
      await lockName(trx, `tentativas ${endereco}`)
      // One account may call from several addresses, so it is locked as well. The address is always locked first: two
      // attempts that lock in opposite orders would deadlock.
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
    await deletePastCotas(db, Date.now())
    return id
  }

  return { refuse, admit }
}

async function longestWait(
  reader: Database,
  cotas: readonly CotaDeSenhas[],
  nowMs: number,
): Promise<number> {
  let longest = 0
  for (const cota of cotas) longest = Math.max(longest, await waitOfCota(reader, cota, nowMs))
  return longest
}
