import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An index of questions by the state that follows from their own row (modules/edicao/problemas.ts), in the order of the
 * list.
 */
export const situacaoDasQuestoes: Migration = {
  async up(db) {
    await sql`
      create index questoes_situacao on questoes (
        (case
          when retirada_em is not null then 'retirada'
          when situacao = 'anulada' then 'anulada'
          when respostas_certas = 1 and alternativas_completas = 1
            and id_materia is not null and numero is not null then 'completa'
          else 'incompleta' end),
        id_prova, (coalesce(numero, 0)), id)`.execute(db)
    await sql`create index questoes_sem_numero on questoes (id_prova, id, numero, retirada_em)
      where numero is null and retirada_em is null`.execute(db)
  },
}
