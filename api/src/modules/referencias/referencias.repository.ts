import type { Referencia } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'
import { type Audience, shownQuestoes, shownRedacoes, REFERENCIA } from '../../infra/published.ts'

export type ReferenciasRepository = ReturnType<typeof referenciasRepository>

export function referenciasRepository(db: Database) {
  return {
    /** One that a prova uses which is there for the audience, or that none uses yet. */
    find(id: number, audience: Audience): Promise<Referencia | undefined> {
      const questoes = db
        .selectFrom('questoes_referencias as qr')
        .select('qr.id_questao')
        .where('qr.id_referencia', '=', id)
      const redacoes = db
        .selectFrom('redacoes_referencias as rr')
        .select('rr.id_redacao')
        .where('rr.id_referencia', '=', id)
      return db
        .selectFrom('referencias as r')
        .select(REFERENCIA)
        .where('r.id', '=', id)
        .where((eb) =>
          eb.or([
            eb.exists(shownQuestoes(db, audience).select('q.id').where('q.id', 'in', questoes)),
            eb.exists(shownRedacoes(db, audience).select('rd.id').where('rd.id', 'in', redacoes)),
            eb.not(eb.or([eb.exists(questoes), eb.exists(redacoes)])),
          ]),
        )
        .executeTakeFirst()
    },
  }
}
