import type { Database } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'

const FIELDS = ['data_da_prova', 'dias_por_semana', 'minutos_por_dia'] as const

export type Plano = Pick<Tables['planos'], (typeof FIELDS)[number]>

/** The exam date that an account plans for, and the time it has. */
export async function findPlano(db: Database, idUsuario: number): Promise<Plano> {
  const plano = await db
    .selectFrom('planos')
    .select(FIELDS)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
  return plano ?? { data_da_prova: null, dias_por_semana: null, minutos_por_dia: null }
}
