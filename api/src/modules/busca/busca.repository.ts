import { type FiltroDeBusca, LIMITE_PADRAO, type QuestaoAchada } from '@rumo/contract'
import { sql } from 'kysely'
import { currentQuestoes } from '../../domain/publicacao/published.ts'
import { trechoOf } from '../../domain/questoes/trecho.ts'
import { keepByKey } from '../../infra/cache/cache.ts'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { countOf, type Page } from '../../infra/lists/list-page.ts'
import { holdsTerms, type Way } from '../../infra/lists/trigrams.ts'

/** How many counts are cached for one version of the content. */
const MOST_KEPT = 500
/** With more hits, walking the questions in the order of the list is faster than sorting them. */
const MANY = 1000

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
      const rows = await findQuestoes(db, busca, total > MANY ? 'order' : 'ids')
        .select('q.id')
        .orderBy('q.id_prova', 'desc')
        .orderBy(sql`coalesce(q.numero, 0)`, 'desc')
        .orderBy('q.id', 'desc')
        .limit(limite)
        .offset(offset)
        .execute()
      return { dados: await readAchadas(db, rows), total }
    },
  }
}

/** Those that are drawn (domain/questoes/published-questoes.ts). */
function findQuestoes(db: Database, busca: string, way: Way = 'ids') {
  return currentQuestoes(db, 'publico')
    .where('q.situacao', '<>', 'anulada')
    .where('q.respostas_certas', '=', 1)
    .where(holdsTerms(db, { table: 'questoes', alias: 'q', busca, way }))
}

/** These questions, in this order. */
async function readAchadas(db: Database, found: readonly { id: number }[]) {
  const rows = await db
    .selectFrom('questoes as q')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .leftJoin('materias as m', 'm.id', 'q.id_materia')
    .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select(['q.id', 'q.numero', 'q.texto', 'q.id_materia', 'm.nome as nome_materia'])
    .select(['q.id_prova', 'p.nome as nome_prova', 'v.id as id_vestibular', 'v.ano', 'v.semestre'])
    .where(
      'q.id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toAchada(row)]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}

interface Row {
  id: number
  numero: number | null
  texto: string
  id_materia: number | null
  nome_materia: string | null
  id_prova: number
  nome_prova: string
  id_vestibular: number | null
  ano: number | null
  semestre: 1 | 2 | null
}

function toAchada(row: Row): QuestaoAchada {
  const { id, numero, texto, id_materia, nome_materia, id_vestibular, ano, semestre } = row
  return {
    id,
    numero,
    trecho: trechoOf(texto),
    materia: id_materia === null ? null : { id: id_materia, nome: nome_materia ?? '' },
    prova: {
      id: row.id_prova,
      nome: row.nome_prova,
      vestibular:
        id_vestibular === null || ano === null || semestre === null
          ? null
          : { id: id_vestibular, ano, semestre },
    },
  }
}
