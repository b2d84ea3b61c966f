import type { QuestaoNoPdf } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, shownQuestoes, QUESTAO } from '../../infra/published.ts'
import { regioesIn } from '../../infra/questoes/lugar-no-pdf.ts'

export type QuestoesRepository = ReturnType<typeof questoesRepository>

export function questoesRepository(db: Database) {
  return {
    /** One of a prova that is there for the audience; a retired one too, for the attempts that hold it. */
    async find(id: number, audience: Audience): Promise<QuestaoNoPdf | undefined> {
      const found = await shownQuestoes(db, audience)
        .select([...QUESTAO, 'q.regioes_pdf'])
        .where('q.id', '=', id)
        .executeTakeFirst()
      return found && { ...found, regioes_pdf: regioesIn(found.regioes_pdf) }
    },
  }
}
