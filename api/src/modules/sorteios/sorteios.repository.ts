import type { Database } from '../../infra/database/db.ts'
import { undrawableQuestoes } from '../../domain/publicacao/published.ts'
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

    /** The ids of the questions of a prova that are not practised. */
    naoSorteadas: async (idProva: number) => {
      const rows = undrawableQuestoes(db, idProva).select('q.id').orderBy('q.id')
      return (await rows.execute()).map(({ id }) => id)
    },
  }
}
