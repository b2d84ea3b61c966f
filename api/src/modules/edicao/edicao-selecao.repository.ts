import type { Lote, Publicacao } from '@rumo/contract'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { naoPublicavel, refuseImpedida } from '../../domain/publicacao/conferir.ts'
import { bumpContentVersion, changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { keepPublished } from '../../domain/questoes/last-published.ts'
import { PROVA } from '../../domain/publicacao/published.ts'
import { takeRetratos } from '../../domain/registro/take-retratos.ts'
import { changeLote } from './lote.repository.ts'
import { missingOfSelection } from './missing-of-selection.ts'

/** See `changeLote`. Gives the number of questions that changed. */
export const changeQuestoes = (db: Database, lote: Lote, autor: number): Promise<number> =>
  changeContent(db, (trx) => changeLote(trx, lote, autor))

/**
 * Changes all provas of a selection or none, and gives the number of those that changed. Throws a MissingRecordError
 * when a prova is gone, and a ConflictError when one of them must not be published.
 */
export const publish = (db: Database, publicacao: Publicacao, autor: number): Promise<number> =>
  changeContent(db, (trx) => publishIn(trx, publicacao, autor))

async function publishIn(
  trx: DatabaseTransaction,
  { ids, publicada }: Publicacao,
  autor: number,
): Promise<number> {
  const found = await trx
    .selectFrom('provas as p')
    .select(PROVA)
    .select('p.versao')
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .execute()
  if (found.length < new Set(ids).size) throw missingOfSelection('prova', 'Uma das provas')
  const others = found.filter((prova) => prova.publicada !== publicada)
  const changing = others.map(({ id }) => id)
  const retratos = await takeRetratos(trx, 'provas', changing)
  for (const antes of others) {
    const depois = { ...antes, publicada, versao: antes.versao + 1 }
    const { id, versao } = depois
    if (publicada) await refuseImpedida(trx, { id, said: naoPublicavel(antes) })
    else await keepPublished(trx, { id_prova: id })
    await trx.updateTable('provas').set({ publicada, versao }).where('id', '=', id).execute()
    const entry = { entidade: 'provas', id_registro: id, antes, depois } as const
    const retrato = retratos.get(id)
    await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato })
  }
  if (others.length > 0) await bumpContentVersion(trx)
  return others.length
}
