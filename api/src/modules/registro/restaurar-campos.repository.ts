import type { Entidade, Restauracao } from '@rumo/contract'
import { isEqual } from 'es-toolkit'
import { changeAccountIn } from '../../domain/accounts/accounts.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { lockName } from '../../infra/database/lock.ts'
import { RestauracaoRecusadaError } from '../../domain/registro/restore-refusals.ts'
import { ABSENT, type Retrato } from '../../domain/registro/take-retratos.ts'

/** What was restored, and the addresses of the files that the restored records name. */
export interface Restored {
  restauracao: Restauracao
  addresses: string[]
}

/** A line of the log, with the stored copy (`retrato`) from which its record is restored. */
export interface Linha {
  id: number
  entidade: Entidade
  id_registro: number
  antes: string | null
  depois: string | null
  retrato: Retrato
}

/** Restores an account's name, e-mail, perfil and função, by the rules of accounts; never a password. */
export async function restoreConta(
  trx: DatabaseTransaction,
  { id_registro: id, retrato }: Linha,
  autor: number,
): Promise<Restored> {
  if (id === autor) {
    throw new RestauracaoRecusadaError(
      'O que mudou na sua própria conta não se desfaz por aqui. Mude em Usuários, com a sua senha.',
    )
  }
  const before = await trx
    .selectFrom('usuarios')
    .select(['nome', 'email', 'perfil', 'funcao'])
    .where('id', '=', id)
    .executeTakeFirst()
  const changed = await changeAccountIn(trx, id, { ...retrato.linha }, autor)
  if (!changed || !before) throw new RestauracaoRecusadaError('Esta conta foi deletada.')
  const { nome, email, perfil, funcao = null } = changed
  const after = { nome, email, perfil, funcao }
  if (isEqual(before, after)) throw nothingToRestore()
  return restoredField('usuarios', before, after)
}

export async function restoreRelato(
  trx: DatabaseTransaction,
  { id_registro: id, retrato }: Linha,
  autor: number,
): Promise<Restored> {
  await lockName(trx, 'relatos')
  const resolvido = retrato.linha?.['resolvido'] === true
  const found = trx.selectFrom('relatos').select(['id', 'resolvido']).where('id', '=', id)
  const antes = await found.executeTakeFirst()
  if (!antes) {
    throw new RestauracaoRecusadaError(
      'A questão deste aviso foi deletada. Traga antes a questão de volta.',
    )
  }
  if (antes.resolvido === resolvido) throw nothingToRestore()
  const depois = { id, resolvido }
  await trx.updateTable('relatos').set({ resolvido }).where('id', '=', id).execute()
  const line = { entidade: 'relatos', id_registro: id, antes, depois } as const
  const kept = { ...ABSENT, linha: { resolvido: antes.resolvido } }
  await recordChange(trx, { ...line, autor, acao: 'alteracao', retrato: kept })
  return restoredField('relatos', antes, depois)
}

function restoredField(
  entidade: 'usuarios' | 'relatos',
  antes: Restauracao['antes'],
  depois: Restauracao['depois'],
): Restored {
  const itens = [{ acao: 'alteracao', entidade, total: 1 } as const]
  return { restauracao: { itens, publica: false, antes, depois }, addresses: [] }
}

/** The error for a restore that would change nothing. */
export function nothingToRestore(): RestauracaoRecusadaError {
  return new RestauracaoRecusadaError('Tudo já está como era antes desta mudança.')
}
