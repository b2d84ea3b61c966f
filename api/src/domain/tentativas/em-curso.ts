import type { Database } from '../../infra/database/db.ts'

/**
 * The questions of an account's simulados under way. Until these end, no call may reveal the key of these questions,
 * not even by older results (docs/security.md).
 */
export function selectEmCurso(db: Database, idUsuario: number) {
  return db
    .selectFrom('simulados_questoes as ec')
    .innerJoin('simulados as es', 'es.id', 'ec.id_simulado')
    .select('ec.id_questao')
    .where('es.id_usuario', '=', idUsuario)
    .where('es.encerrado_em', 'is', null)
}

/** The ids of the questions of an account's simulados under way. */
export async function readEmCurso(db: Database, idUsuario: number): Promise<ReadonlySet<number>> {
  const rows = await selectEmCurso(db, idUsuario).execute()
  return new Set(rows.map(({ id_questao }) => id_questao))
}
