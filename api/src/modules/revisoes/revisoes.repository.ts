import { type Alvo, alvoOf, type Revisao, type Vencimento } from '@rumo/contract/revisao'
import type { Dia } from '@rumo/contract/rules'
import { sql } from 'kysely'
import { countCota } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import type { Database } from '../../infra/database/db.ts'
import { shownProvas } from '../../domain/publicacao/published.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { selectEmCurso } from '../../domain/tentativas/em-curso.ts'
import { planForAlvo } from '../../domain/tentativas/plan-revisoes.ts'

/** A question that comes back, and when: by memory and by the day of the exam. */
export interface Planejada extends Vencimento, Revisao {}

export type RevisoesRepository = ReturnType<typeof revisoesRepository>

/** What comes back to an account, and when; `limit` is how often one account may plan. */
export function revisoesRepository(db: Database, limit: Limit) {
  return {
    /** For which exam an account plans; null: for none. */
    async findAlvo(idUsuario: number): Promise<Alvo | null> {
      const plano = await db
        .selectFrom('planos')
        .select(['data_da_prova', 'dias_por_semana'])
        .where('id_usuario', '=', idUsuario)
        .executeTakeFirst()
      return alvoOf(plano?.data_da_prova ?? null, plano?.dias_por_semana ?? null)
    },

    /** The next day after this one, up to another, on which a published prova is held; null where none is. */
    async findNextProva(hoje: Dia, last: Dia): Promise<Dia | null> {
      const next = await shownProvas(db, 'publico')
        .select('p.data')
        .where('p.data', '>', hoje)
        .where('p.data', '<=', last)
        .orderBy('p.data')
        .limit(1)
        .executeTakeFirst()
      return next?.data ?? null
    },

    /** Whatever comes back to an account, but what it is asked in a simulado, in no order. */
    list: (idUsuario: number): Promise<Planejada[]> =>
      db
        .selectFrom('revisoes')
        .select(['id_questao', 'ultima', 'estabilidade', 'dificuldade', 'vence'])
        .where('id_usuario', '=', idUsuario)
        .where('id_questao', 'not in', selectEmCurso(db, idUsuario))
        .execute(),

    /** The questions of an account that were reviewed on this day. A literal: the index is of reviews alone. */
    async listRevisadas(idUsuario: number, dia: Dia): Promise<number[]> {
      const rows = await db
        .selectFrom('revisoes as r')
        .innerJoin('tentativas as t', (join) =>
          join
            .onRef('t.id_usuario', '=', 'r.id_usuario')
            .onRef('t.id_questao', '=', 'r.id_questao'),
        )
        .select('r.id_questao')
        .distinct()
        .where('r.id_usuario', '=', idUsuario)
        .where('r.ultima', '=', dia)
        .where('t.dia', '=', dia)
        .where('t.origem', '=', sql.lit('revisao'))
        .execute()
      return rows.map(({ id_questao }) => id_questao)
    },

    plan: (idUsuario: number, data: Dia | null) => planFor(db, limit, idUsuario, data),
  }
}

/**
 * Plans for another day, or for none. Throws a SessionEndedError where the account is gone, a TooManyAttemptsError
 * where it planned too often: all its questions are planned anew each time.
 */
function planFor(
  db: Database,
  limit: Limit,
  id_usuario: number,
  data_da_prova: Dia | null,
): Promise<void> {
  return asEstudante(db, id_usuario, async (trx) => {
    const plano = { idUsuario: id_usuario, acao: 'planos', quantas: 1, nowMs: Date.now() } as const
    await countCota(trx, plano, limit)
    const { dias_por_semana } = await trx
      .insertInto('planos')
      .values({ id_usuario, data_da_prova })
      .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet({ data_da_prova }))
      .returning('dias_por_semana')
      .executeTakeFirstOrThrow()
    await planForAlvo(trx, id_usuario, alvoOf(data_da_prova, dias_por_semana))
  })
}
