import type { Database } from '../../infra/database/db.ts'
import { undrawableQuestoes } from '../../domain/publicacao/published.ts'

/**
 * The ids of the questions of a prova that draws leave out: annulled ones, and those without exactly one right answer.
 */
export async function readNaoSorteadas(db: Database, idProva: number): Promise<number[]> {
  const rows = undrawableQuestoes(db, idProva).select('q.id').orderBy('q.id')
  return (await rows.execute()).map(({ id }) => id)
}
