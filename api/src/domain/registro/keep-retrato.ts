import { DIAS_PARA_RESTAURAR } from '@rumo/contract'
import { omit, pick } from 'es-toolkit'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import type { Retrato, Row } from './take-retratos.ts'
import { insertRows } from './write-rows.ts'

/** For how long a change or a removal can be undone, in ms. */
export const RESTAURAVEL_MS = DIAS_PARA_RESTAURAR * 24 * 3_600_000

/** The columns of a report that are kept when its question is deleted. */
const DO_RELATO = ['id', 'id_questao', 'texto', 'email', 'criado_em', 'resolvido']

/** Stores what is needed to restore the record of a line of the log, which was written at the instant `em`. */
export async function keepRetrato(
  trx: DatabaseTransaction,
  { idLinha, em }: { idLinha: number; em: string },
  retrato: Retrato & { relatos?: readonly Row[] },
): Promise<void> {
  const conteudo = JSON.stringify(omit(retrato, ['relatos']))
  await trx.insertInto('retratos').values({ id_linha: idLinha, em, conteudo }).execute()
  const relatos = (retrato.relatos ?? []).map((relato) => pick(relato, DO_RELATO))
  await insertRows(
    trx,
    'relatos_guardados',
    relatos.map((relato) => ({ id_linha: idLinha, ...relato })),
  )
}

/** Deletes the snapshots that can no longer be restored; the lines of the log stay. `nowMs` is in ms since 1970. */
export async function sweepRetratos(db: Database, nowMs: number): Promise<void> {
  await db.deleteFrom('retratos').where('em', '<', oldestRestauravel(nowMs)).execute()
}

/** The earliest instant of a change that can still be restored. */
export function oldestRestauravel(nowMs: number): string {
  return new Date(nowMs - RESTAURAVEL_MS).toISOString()
}

/** Until when a change at the instant `em` can be restored. */
export function restauravelAte(em: string): string {
  return new Date(Date.parse(em) + RESTAURAVEL_MS).toISOString()
}

export function retratoIn({ conteudo }: { conteudo: string }): Retrato {
  // Only keepRetrato writes this column.
  return JSON.parse(conteudo) as Retrato
}
