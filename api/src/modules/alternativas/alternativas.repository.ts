import type { Alternativa } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, ALTERNATIVA, shownQuestoes } from '../../infra/published.ts'

export type AlternativasRepository = ReturnType<typeof alternativasRepository>

export function alternativasRepository(db: Database) {
  return {
    /** Those of one question, in their order; none when there is no such question for the audience. */
    listOfQuestao(idQuestao: number, audience: Audience): Promise<Alternativa[]> {
      return shownQuestoes(db, audience)
        .innerJoin('alternativas as a', 'a.id_questao', 'q.id')
        .select(ALTERNATIVA)
        .where('q.id', '=', idQuestao)
        .orderBy('a.ordem')
        .orderBy('a.id')
        .execute()
    },
  }
}
