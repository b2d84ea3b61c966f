import type { Prova } from '@rumo/contract'
import type { Database } from '../../infra/db.ts'

export type ProvasRepository = ReturnType<typeof provasRepository>

export function provasRepository(db: Database) {
  return {
    /** The published ones, those of the newest vestibular first. */
    list(): Promise<Prova[]> {
      return (
        db
          .selectFrom('provas as p')
          .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
          .select(['p.id', 'p.nome', 'p.instrucoes', 'p.url_arquivo', 'p.id_vestibular'])
          .select(['p.data', 'p.duracao_minutos'])
          .where('p.publicada', '=', true)
          // Without a vestibular at the end: the two databases place nulls differently.
          .orderBy((eb) => eb.fn.coalesce('v.ano', eb.lit(0)), 'desc')
          .orderBy('v.semestre', 'desc')
          .orderBy('p.id')
          .execute()
      )
    },
  }
}
