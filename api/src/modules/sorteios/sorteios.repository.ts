import type { Database } from '../../infra/database/db.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'
import { readProprias } from '../../domain/tentativas/proprias.ts'

export type SorteiosRepository = ReturnType<typeof sorteiosRepository>

export function sorteiosRepository(db: Database) {
  return {
    /** The ids of the questions that simulados under way of an account ask. */
    emCurso: (idUsuario: number) => readEmCurso(db, idUsuario),

    /** The ids of those that it has answered. */
    respondidas: (idUsuario: number) => readProprias(db, idUsuario, 'respondidas'),

    /** The ids of those that it has got wrong, and not right since. */
    erradas: (idUsuario: number) => readProprias(db, idUsuario, 'erradas'),
  }
}
