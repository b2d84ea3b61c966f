import { type FiltroDeBusca, LIMITE_PADRAO, type QuestaoAchada } from '@rumo/contract'
import { sql } from 'kysely'
import { drawableQuestoes } from '../../domain/publicacao/published.ts'
import { readAchadas } from '../../domain/questoes/achadas.ts'
import { keepByKey } from '../../infra/cache/cache.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import { holdsTerms, wayOf, type Way } from '../../infra/lists/trigrams.ts'

/** How many counts are cached for one version of the content. */
const MOST_KEPT = 500

export function buscaRepository(db: Database) {
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
      const achadas = await readAchadas(
        db,
        found.map(({ id }) => id),
      )
      return { dados: found.flatMap(({ id }) => achadas.get(id) ?? []), total }
    },
  }
}

function findQuestoes(db: Database, busca: string, way: Way = 'ids') {
  return drawableQuestoes(db).where(holdsTerms(db, { table: 'questoes', alias: 'q', busca, way }))
}
