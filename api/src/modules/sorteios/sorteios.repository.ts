import type { Database } from '../../infra/database/db.ts'
import { undrawableQuestoes } from '../../domain/publicacao/published.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'
import { readProprias } from '../../domain/tentativas/proprias.ts'

export type SorteiosRepository = ReturnType<typeof sorteiosRepository>

export function sorteiosRepository(db: Database) {
  return {
    /** The ids of the questions that the account's simulados under way ask. */
    emCurso: (idUsuario: number) => readEmCurso(db, idUsuario),

    /** The ids of the questions that the account has answered. */
    respondidas: (idUsuario: number) => readProprias(db, idUsuario, 'respondidas'),

    /** The ids of the questions that the account got wrong, and has not got right since. */
    erradas: (idUsuario: number) => readProprias(db, idUsuario, 'erradas'),

    /**
     * The ids of the questions of a prova that draws leave out: annulled ones, and those without exactly one right
     * answer.
     */
    naoSorteadas: async (idProva: number) => {
      const rows = undrawableQuestoes(db, idProva).select('q.id').orderBy('q.id')
      return (await rows.execute()).map(({ id }) => id)
    },
  }
}
