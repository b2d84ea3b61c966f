import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

/** The function of an account besides its perfil: some accounts correct essays. */
export const corretores: Migration = {
  async up(db) {
    await db.schema
      .alterTable('usuarios')
      .addColumn('funcao', 'text', (column) =>
        column.check(sql`funcao is null or (funcao = 'Corretor' and perfil = 'Aluno')`),
      )
      .execute()
  },
}
