import type { Database } from '../../infra/database/db.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'

export type SorteiosRepository = ReturnType<typeof sorteiosRepository>

export function sorteiosRepository(db: Database) {
  return {
    /** The ids of the questions that simulados under way of an account ask. */
    emCurso: (idUsuario: number) => readEmCurso(db, idUsuario),
  }
}
