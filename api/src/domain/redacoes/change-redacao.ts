import type { RedacaoCompleta } from '@rumo/contract'
import { isEqual, omit } from 'es-toolkit'
import { recordChange } from '../registro/audit-log.ts'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { findRedacao } from './find-redacao.ts'
import { takeRetrato } from '../registro/take-retratos.ts'

/**
 * Changes a theme or its references, and writes a line in the audit log, in the caller's transaction, which must hold
 * the content's lock. `write` makes the change, and gets the theme as it was. Undefined if there is no such theme. A
 * change without any difference is not logged.
 */
export async function changeRedacao(
  trx: DatabaseTransaction,
  id: number,
  autor: number,
  write: (antes: RedacaoCompleta) => Promise<void>,
): Promise<RedacaoCompleta | undefined> {
  const antes = await findRedacao(trx, id)
  if (!antes) return undefined
  const retrato = await takeRetrato(trx, 'redacoes', id)
  await write(antes)
  const written = await existingRedacao(trx, id)
  if (isEqual(contentOf(written), contentOf(antes))) return written
  await trx
    .updateTable('redacoes')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const depois = await existingRedacao(trx, id)
  const of = { entidade: 'redacoes', id_registro: id, autor } as const
  await recordChange(trx, { ...of, acao: 'alteracao', antes, depois, retrato })
  await bumpContentVersion(trx)
  return depois
}

/** Reads a theme that was just written or found. */
export async function existingRedacao(
  trx: DatabaseTransaction,
  id: number,
): Promise<RedacaoCompleta> {
  const redacao = await findRedacao(trx, id)
  if (!redacao) throw new Error('A theme that was just there is gone')
  return redacao
}

/** The part of a theme that an editor writes, without its version and without the other uses of its references. */
function contentOf({ referencias, ...redacao }: RedacaoCompleta) {
  return {
    redacao: omit(redacao, ['versao']),
    referencias: referencias.map((referencia) => omit(referencia, ['usos'])),
  }
}
