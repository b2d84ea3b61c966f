import type { Questao } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, shownQuestoes, QUESTAO } from '../../infra/published.ts'

export type QuestoesRepository = ReturnType<typeof questoesRepository>

export function questoesRepository(db: Database) {
  return {
    /** One of a prova that is there for the audience; a retired one too, for the attempts that hold it. */
    find(id: number, audience: Audience): Promise<Questao | undefined> {
      return shownQuestoes(db, audience).select(QUESTAO).where('q.id', '=', id).executeTakeFirst()
    },
  }
}
