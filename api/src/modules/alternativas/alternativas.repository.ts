import type { Alternativa } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { ALTERNATIVA, publishedQuestoes } from '../../infra/published.ts'

export type AlternativasRepository = ReturnType<typeof alternativasRepository>

export function alternativasRepository(db: Database) {
  return {
    /** Those of one question of a published prova, in their order; none when there is no such question. */
    listOfQuestao(idQuestao: number): Promise<Alternativa[]> {
      return publishedQuestoes(db)
        .innerJoin('alternativas as a', 'a.id_questao', 'q.id')
        .select(ALTERNATIVA)
        .where('q.id', '=', idQuestao)
        .orderBy('a.ordem')
        .orderBy('a.id')
        .execute()
    },
  }
}
