import { type FiltroDeBusca, LIMITE_PADRAO, type QuestaoAchada } from '@rumo/contract'
import { keyBy } from 'es-toolkit'
import { sql } from 'kysely'
import { drawableQuestoes } from '../../domain/publicacao/published.ts'
import { origemOf } from '../../domain/questoes/origem.ts'
import { trechoOf } from '../../domain/questoes/trecho.ts'
import { keepByKey } from '../../infra/cache/cache.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { queryByIds } from '../../infra/database/query-by-ids.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import { holdsTerms, wayOf, type Way } from '../../infra/lists/trigrams.ts'

/** How many counts are cached for one version of the content. */
const MOST_KEPT = 500

export function buscaRepository(db: Database) {
  const readAchadas = achadasByIds(db)
  const counts = keepByKey<number>(() => readContentVersion(db), MOST_KEPT)
  return {
    /** One page of the questions that can be practised and hold every word; without words there are none. */
    async page({ busca = '', pagina = 1, limite = LIMITE_PADRAO }: FiltroDeBusca = {}): Promise<
      Page<QuestaoAchada>
    > {
      if (busca === '') return { dados: [], total: 0 }
      const total = await counts(busca, () => countOf(findQuestoes(db, busca)))
      const offset = (pagina - 1) * limite
      if (offset >= total) return { dados: [], total }
      const found = await findQuestoes(db, busca, wayOf(total))
        .select('q.id')
        .orderBy('q.id_prova', 'desc')
        .orderBy(sql`coalesce(q.numero, 0)`, 'desc')
        .orderBy('q.id', 'desc')
        .limit(limite)
        .offset(offset)
        .execute()
      const byId = keyBy(await readAchadas(found.map(({ id }) => id)), ({ id }) => id)
      const rows = found.flatMap(({ id }) => byId[id] ?? [])
      return { dados: rows.map(toAchada), total }
    },
  }
}

function findQuestoes(db: Database, busca: string, way: Way = 'ids') {
  return drawableQuestoes(db).where(holdsTerms(db, { table: 'questoes', alias: 'q', busca, way }))
}

/** These questions, in no order. */
function achadasByIds(db: Database) {
  return queryByIds(db, (ids) =>
    db
      .selectFrom('questoes as q')
      .innerJoin('provas as p', 'p.id', 'q.id_prova')
      .leftJoin('materias as m', 'm.id', 'q.id_materia')
      .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
      .select(['q.id', 'q.numero', 'q.texto', 'q.id_materia', 'm.nome as nome_materia'])
      .select(['q.id_prova', 'p.nome as nome_prova'])
      .select(['v.id as id_vestibular', 'v.ano', 'v.semestre'])
      .where('q.id', 'in', ids),
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof achadasByIds>>>[number]

const toAchada = (row: Row): QuestaoAchada => ({
  id: row.id,
  numero: row.numero,
  trecho: trechoOf(row.texto),
  ...origemOf(row),
})
