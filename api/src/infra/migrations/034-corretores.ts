import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

/** What an account does beside its perfil: some correct essays. */
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
