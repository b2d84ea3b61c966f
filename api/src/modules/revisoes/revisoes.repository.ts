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
import type { Planos } from '../../infra/tables/estudante-tables.ts'
import { readFeitos } from './preparo.repository.ts'

/** A question that comes back, and when: by memory and by the day of the exam. */
export interface Planejada extends Vencimento, Revisao {}

const PLANO = ['data_da_prova', 'dias_por_semana', 'minutos_por_dia'] as const
type PlanoGuardado = Pick<Planos, (typeof PLANO)[number]>

export type RevisoesRepository = ReturnType<typeof revisoesRepository>

/** What comes back to an account, and when; `limit` is how often one account may plan. */
export function revisoesRepository(db: Database, limit: Limit) {
  return {
    /** For which exam an account plans, and with how much time. */
    async findPlano(idUsuario: number): Promise<PlanoGuardado> {
      const plano = await db
        .selectFrom('planos')
        .select(PLANO)
        .where('id_usuario', '=', idUsuario)
        .executeTakeFirst()
      return plano ?? { data_da_prova: null, dias_por_semana: null, minutos_por_dia: null }
    },

    readFeitos: (idUsuario: number, hoje: Dia) => readFeitos(db, idUsuario, hoje),

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

    /** All reviews of an account, but questions of its simulado under way, in no order. */
    list: (idUsuario: number): Promise<Planejada[]> =>
      db
        .selectFrom('revisoes')
        .select(['id_questao', 'ultima', 'estabilidade', 'dificuldade', 'vence'])
        .where('id_usuario', '=', idUsuario)
        .where('id_questao', 'not in', selectEmCurso(db, idUsuario))
        .execute(),

    /**
     * The questions that an account reviewed on this day, but those of its simulado under way. A literal, because the
     * index is of reviews alone.
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
 * Plans for another day, or for none, or with another time; what is left out stays. Throws a SessionEndedError where
 * the account is gone, a TooManyAttemptsError where it planned too often: all its questions are planned anew each time.
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
