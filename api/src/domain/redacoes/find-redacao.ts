import type { RedacaoCompleta } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'
import { REDACAO, REFERENCIA } from '../publicacao/published.ts'
import { USOS } from '../questoes/find-questao.ts'

/** A theme, published or not, with its texts and images in their order. */
export async function findRedacao(db: Database, id: number): Promise<RedacaoCompleta | undefined> {
  const redacao = await db
    .selectFrom('redacoes as rd')
    .select([...REDACAO, 'rd.versao'])
    .where('rd.id', '=', id)
    .executeTakeFirst()
  if (!redacao) return undefined
  const referencias = await db
    .selectFrom('redacoes_referencias as rr')
    .innerJoin('referencias as r', 'r.id', 'rr.id_referencia')
    .select(REFERENCIA)
    .select(['r.versao', USOS.as('usos')])
    .where('rr.id_redacao', '=', id)
    .orderBy('rr.ordem')
    .orderBy('r.id')
    .execute()
  return { ...redacao, referencias }
}
