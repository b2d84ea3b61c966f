import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for two queries of every profile: on which days the account practised, and what it reviewed today. */
export const diasERevisoes: Migration = {
  async up(db) {
    await db.schema
      .createIndex('dias_de_materia_id_usuario_dia')
      .on('dias_de_materia')
      .columns(['id_usuario', 'dia'])
      .execute()
    await sql`
      create index tentativas_revisoes on tentativas (id_usuario, dia, id_questao)
      where origem = 'revisao'`.execute(db)
  },
}
