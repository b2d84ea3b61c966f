import { type FiltroDeReferencias, LIMITE_PADRAO, type ReferenciaEmUso } from '@rumo/contract'
import { REFERENCIA } from '../../domain/publicacao/published.ts'
import { USOS } from '../../domain/questoes/find-questao.ts'
import { keepByContent } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import { countHolding, holdsTerms } from '../../infra/lists/trigrams.ts'

/** How many pages are cached for one version of the content. */
const MOST_PAGES = 100

/** Gives pages of the references, each with the number of records that use it; by default the newest first. */
export function referenciasEmUso(db: Database) {
  const pages = keepByContent<Page<ReferenciaEmUso>>(db, MOST_PAGES)
  return (filtro: FiltroDeReferencias = {}) =>
    pages(JSON.stringify(filtro), () => listReferencias(db, filtro))
}

async function listReferencias(
  db: Database,
  filtro: FiltroDeReferencias,
): Promise<Page<ReferenciaEmUso>> {
  const { pagina = 1, limite = LIMITE_PADRAO, ordem = '-id' } = filtro
  const dados = await findReferencias(db, filtro)
    .select(REFERENCIA)
    .select(['r.versao', USOS.as('usos')])
    .orderBy('r.id', ordem === 'id' ? 'asc' : 'desc')
    .limit(limite)
    .offset((pagina - 1) * limite)
    .execute()
  return { dados, total: await countReferencias(db, filtro) }
}

function findReferencias(db: Database, { id_prova, busca = '' }: FiltroDeReferencias) {
  const ofQuestoes = db
    .selectFrom('questoes_referencias as qr')
    .innerJoin('questoes as q', 'q.id', 'qr.id_questao')
    .select('qr.id_referencia')
    .where('q.id_prova', '=', id_prova ?? 0)
  const ofRedacoes = db
    .selectFrom('redacoes_referencias as rr')
    .innerJoin('redacoes as rd', 'rd.id', 'rr.id_redacao')
    .select('rr.id_referencia')
    .where('rd.id_prova', '=', id_prova ?? 0)
  return db
    .selectFrom('referencias as r')
    .$if(id_prova !== undefined, (query) => query.where('r.id', 'in', ofQuestoes.union(ofRedacoes)))
    .$if(busca !== '', (query) =>
      query.where(holdsTerms(db, { table: 'referencias', alias: 'r', busca })),
    )
}

function countReferencias(db: Database, { id_prova, busca = '' }: FiltroDeReferencias) {
  return busca !== '' && id_prova === undefined
    ? countHolding(db, { table: 'referencias', busca })
    : countOf(findReferencias(db, { id_prova, busca }))
}
