import type { MudancasDePlano } from '@rumo/contract'
import { alvoOf, type Revisao, type Vencimento } from '@rumo/contract/revisao'
import type { Dia } from '@rumo/contract/rules'
import { isUndefined, omitBy } from 'es-toolkit'
import { sql } from 'kysely'
import { countCota } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import type { Database } from '../../infra/database/db.ts'
import { shownProvas } from '../../domain/publicacao/published.ts'
import { asEstudante } from '../../domain/tentativas/begin.ts'
import { selectEmCurso } from '../../domain/tentativas/em-curso.ts'
import { planForAlvo } from '../../domain/tentativas/plan-revisoes.ts'
import { findPlano, type Plano } from '../../domain/tentativas/plano.ts'
import { readFeitos } from './preparo.repository.ts'

/** A question that comes back for review: its memory values, and the day on which it is due. */
export interface Planejada extends Vencimento, Revisao {}

export type RevisoesRepository = ReturnType<typeof revisoesRepository>

/** The reviews and the plan of an account; `limit` is how often one account may change its plan. */
export function revisoesRepository(db: Database, limit: Limit) {
  return {
    findPlano: (idUsuario: number): Promise<Plano> => findPlano(db, idUsuario),
    readFeitos: (idUsuario: number, hoje: Dia) => readFeitos(db, idUsuario, hoje),

    /** The next day after `hoje`, up to `last`, on which a published prova is held; null when there is none. */
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

    /** All reviews of an account except questions of its simulado under way, in no particular order. */
    list: (idUsuario: number): Promise<Planejada[]> =>
      db
        .selectFrom('revisoes')
        .select(['id_questao', 'ultima', 'estabilidade', 'dificuldade', 'vence'])
        .where('id_usuario', '=', idUsuario)
        .where('id_questao', 'not in', selectEmCurso(db, idUsuario))
        .execute(),

    /**
     * The questions that an account reviewed on this day, except those of its simulado under way. 'revisao' is a
     * literal, because the partial index of reviews has the same literal in its condition.
     */
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
        .where('r.id_questao', 'not in', selectEmCurso(db, idUsuario))
        .execute()
      return rows.map(({ id_questao }) => id_questao)
    },

    plan: (idUsuario: number, mudancas: MudancasDePlano) => planFor(db, limit, idUsuario, mudancas),
  }
}

/**
 * Changes the exam date (also to none) or the time of a plan; fields that are left out stay. Throws a SessionEndedError
 * when the account is gone. Throws a TooManyAttemptsError when the plan was changed too often, because each change
 * plans all questions of the account anew.
 */
function planFor(
  db: Database,
  limit: Limit,
  id_usuario: number,
  mudancas: MudancasDePlano,
): Promise<void> {
  return asEstudante(db, id_usuario, async (trx) => {
    const plano = { idUsuario: id_usuario, acao: 'planos', quantas: 1, nowMs: Date.now() } as const
    await countCota(trx, plano, limit)
    const changed = omitBy(mudancas, isUndefined)
    const { data_da_prova, dias_por_semana } = await trx
      .insertInto('planos')
      .values({ id_usuario, ...changed })
      .onConflict((conflict) =>
        conflict.column('id_usuario').doUpdateSet({ id_usuario, ...changed }),
      )
      .returning(['data_da_prova', 'dias_por_semana'])
      .executeTakeFirstOrThrow()
    await planForAlvo(trx, id_usuario, alvoOf(data_da_prova, dias_por_semana))
  })
}
