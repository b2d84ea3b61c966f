import type { ComentarioPronto } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'

export function comentariosProntosRepository(db: Database) {
  return {
    list: (id_usuario: number): Promise<ComentarioPronto[]> => read(db, id_usuario),

    /** Replaces all comments of the account. */
    save: (id_usuario: number, todos: readonly ComentarioPronto[]): Promise<ComentarioPronto[]> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('comentarios_prontos').where('id_usuario', '=', id_usuario).execute()
        if (todos.length > 0) {
          const rows = todos.map(({ tecla, texto }) => ({ id_usuario, tecla, texto }))
          await trx
            .insertInto('comentarios_prontos')
            .values(rows)
            // When two saves run at the same time, the later one wins.
            .onConflict((conflict) =>
              conflict
                .columns(['id_usuario', 'tecla'])
                .doUpdateSet((eb) => ({ texto: eb.ref('excluded.texto') })),
            )
            .execute()
        }
        return read(trx, id_usuario)
      }),
  }
}

function read(db: Database, id_usuario: number): Promise<ComentarioPronto[]> {
  return db
    .selectFrom('comentarios_prontos')
    .select(['tecla', 'texto'])
    .where('id_usuario', '=', id_usuario)
    .orderBy('tecla')
    .execute()
}
