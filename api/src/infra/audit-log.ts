import type { Acao, Entidade } from '@rumo/contract'
import { registroSchemas } from '@rumo/contract/schemas/registro'
import type { z } from 'zod'
import type { DatabaseTransaction } from './db.ts'

const retrato = registroSchemas.list.dados.element.shape.antes.unwrap()

/** What somebody did to a record. */
interface Change {
  /** The account of whoever did it; null where nobody had entered. */
  autor: number | null
  acao: Acao
  entidade: Entidade
  id_registro: number
  /** The record as its call gives it; null where it was not there. Never a password. */
  antes: object | null
  depois: object | null
}

/** Writes a change into the audit log: in its own transaction, so that neither is there without the other. */
export async function recordChange(
  trx: DatabaseTransaction,
  { autor, antes, depois, ...change }: Change,
): Promise<void> {
  await trx
    .insertInto('registro')
    .values((eb) => ({
      ...change,
      em: new Date().toISOString(),
      // Null where the account was removed since its call came in.
      id_usuario: eb.selectFrom('usuarios').select('id').where('id', '=', autor),
      antes: antes && JSON.stringify(antes),
      depois: depois && JSON.stringify(depois),
    }))
    .execute()
}

/** A record of before, as the log keeps it. */
export function retratoOf(text: string | null): z.infer<typeof retrato> | null {
  return text === null ? null : retrato.parse(JSON.parse(text))
}

/** Leaves of an account's changes that they were, and by nobody: who it was is forgotten with it. */
export async function forgetAccount(trx: DatabaseTransaction, id: number): Promise<void> {
  await trx
    .updateTable('registro')
    .set({ antes: null, depois: null })
    .where('entidade', '=', 'usuarios')
    .where('id_registro', '=', id)
    .execute()
  await trx.updateTable('registro').set({ id_usuario: null }).where('id_usuario', '=', id).execute()
}
