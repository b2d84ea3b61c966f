import type { Questao } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { publishedQuestoes, QUESTAO } from '../../infra/published.ts'

export type QuestoesRepository = ReturnType<typeof questoesRepository>

export function questoesRepository(db: Database) {
  return {
    /** One of a published prova; a retired one too, for the attempts that hold it. */
    find(id: number): Promise<Questao | undefined> {
      return publishedQuestoes(db).select(QUESTAO).where('q.id', '=', id).executeTakeFirst()
    },
  }
}
