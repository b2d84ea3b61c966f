import type { RedacaoCompleta } from '@rumo/contract'
import { isEqual, omit } from 'es-toolkit'
import { recordChange } from '../registro/audit-log.ts'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { findRedacao } from './find-redacao.ts'
import { takeRetrato } from '../registro/take-retratos.ts'

/**
 * Changes a theme, or which references it has, by whatever call: in the caller's transaction, which holds the content's
 * lock, with its line of the log. Undefined where there is no such theme. An update that changes nothing is not logged.
 * `write` gets it as it was.
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

/** A theme that was just written, or found. */
export async function existingRedacao(
  trx: DatabaseTransaction,
  id: number,
): Promise<RedacaoCompleta> {
  const redacao = await findRedacao(trx, id)
  if (!redacao) throw new Error('A theme that was just there is gone')
  return redacao
}

/** The part of a theme that is written: without its version and the other users of its references. */
function contentOf({ referencias, ...redacao }: RedacaoCompleta) {
  return {
    redacao: omit(redacao, ['versao']),
    referencias: referencias.map((referencia) => omit(referencia, ['usos'])),
  }
}
