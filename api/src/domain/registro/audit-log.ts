import { randomUUID } from 'node:crypto'
import type { Acao, Entidade } from '@rumo/contract'
import { buscaOfLinha, fraseOfLinha } from '../../infra/lists/busca-do-registro.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { keepRetrato } from './keep-retrato.ts'
import type { Retrato } from './take-retratos.ts'

export interface Change {
  /** The account that made the change; null for a visitor. */
  autor: number | null
  acao: Acao
  entidade: Entidade
  id_registro: number
  /** The record before the change, as its call returns it; null if it did not exist. Never contains a password. */
  antes: object | null
  depois: object | null
  /** What is needed to restore the record; undefined if the record cannot be restored. */
  retrato?: Retrato | undefined
  /** Whether the change is a consequence of another change, which has a line of its own. */
  isParte?: boolean
}

/** An act: the changes of one transaction, whose lines in the log belong together. */
interface Ato {
  chave: string
  hasPrincipal: boolean
  restaura: number | null
}

const atos = new WeakMap<DatabaseTransaction, Ato>()

function atoOf(trx: DatabaseTransaction): Ato {
  const known = atos.get(trx)
  if (known) return known
  const ato = { chave: randomUUID(), hasPrincipal: false, restaura: null }
  atos.set(trx, ato)
  return ato
}

/** Marks the transaction as one that restores what a line of the log changed. */
export function restoring(trx: DatabaseTransaction, idLinha: number): void {
  atoOf(trx).restaura = idLinha
}

/** Writes a change into the audit log, in the transaction of the change, so that neither exists without the other. */
export async function recordChange(
  trx: DatabaseTransaction,
  { autor, antes, depois, retrato: kept, isParte = false, ...change }: Change,
): Promise<void> {
  const ato = atoOf(trx)
  const principal = !isParte && !ato.hasPrincipal
  ato.hasPrincipal ||= principal
  const em = new Date().toISOString()
  const { restaura } = ato
  const frase = await fraseOfLinha(trx, { ...change, antes, depois, restaura })
  const { id } = await trx
    .insertInto('registro')
    .values((eb) => ({
      ...change,
      em,
      // Null if the account was deleted since the request arrived.
      id_usuario: eb.selectFrom('usuarios').select('id').where('id', '=', autor),
      antes: antes && JSON.stringify(antes),
      depois: depois && JSON.stringify(depois),
      ato: ato.chave,
      principal,
      restaura,
      busca: buscaOfLinha(change.entidade, antes, depois, frase),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kept) await keepRetrato(trx, { idLinha: id, em }, kept)
}

/** Makes the first line of a transaction the main one, unless another line is. */
export async function namePrincipal(trx: DatabaseTransaction): Promise<void> {
  const ato = atoOf(trx)
  if (ato.hasPrincipal) return
  const first = trx
    .selectFrom('registro')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('ato', '=', ato.chave)
  await trx.updateTable('registro').set({ principal: true }).where('id', '=', first).execute()
  ato.hasPrincipal = true
}

/**
 * Removes an account from the audit log. The lines of the changes that the account made stay, without naming it. The
 * lines about the account stay too, without the account's data, and can no longer be restored.
 */
export async function eraseAccountFromLog(trx: DatabaseTransaction, id: number): Promise<void> {
  const own = trx
    .selectFrom('registro')
    .select('id')
    .where('entidade', '=', 'usuarios')
    .where('id_registro', '=', id)
  await trx.deleteFrom('retratos').where('id_linha', 'in', own).execute()
  await trx
    .updateTable('registro')
    .set({ antes: null, depois: null })
    .where('entidade', '=', 'usuarios')
    .where('id_registro', '=', id)
    .execute()
  await trx.updateTable('registro').set({ id_usuario: null }).where('id_usuario', '=', id).execute()
}
