import type { Referencia } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { publishedQuestoes, REFERENCIA } from '../../infra/published.ts'

export type ReferenciasRepository = ReturnType<typeof referenciasRepository>

export function referenciasRepository(db: Database) {
  return {
    /** One that a published prova uses, or that none uses yet. */
    find(id: number): Promise<Referencia | undefined> {
      const uses = db
        .selectFrom('questoes_referencias as qr')
        .select('qr.id_questao')
        .where('qr.id_referencia', '=', id)
      const published = publishedQuestoes(db).select('q.id').where('q.id', 'in', uses)
      return db
        .selectFrom('referencias as r')
        .select(REFERENCIA)
        .where('r.id', '=', id)
        .where((eb) => eb.or([eb.exists(published), eb.not(eb.exists(uses))]))
        .executeTakeFirst()
    },
  }
}
