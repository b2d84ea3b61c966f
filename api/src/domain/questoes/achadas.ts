import type { QuestaoAchada } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'
import { drawableQuestoes } from '../publicacao/published.ts'
import { origemOf } from './origem.ts'
import { trechoOf } from './trecho.ts'

/**
 * The origin and an excerpt of each of these questions, by id: the beginning of its text or, in a search, the part
 * around the first word found. Leaves out questions that cannot be practised.
 */
export async function readAchadas(
  db: Database,
  ids: readonly number[],
  busca = '',
): Promise<ReadonlyMap<number, QuestaoAchada>> {
  if (ids.length === 0) return new Map()
  const rows = await drawableQuestoes(db)
    .leftJoin('materias as m', 'm.id', 'q.id_materia')
    .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select(['q.id', 'q.numero', 'q.texto', 'q.id_materia', 'm.nome as nome_materia'])
    .select(['q.id_prova', 'p.nome as nome_prova', 'v.id as id_vestibular', 'v.ano', 'v.semestre'])
    .where('q.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, numero: row.numero, trecho: trechoOf(row.texto, busca), ...origemOf(row) },
    ]),
  )
}
