import type { EquipeDeCorrecao } from '@rumo/contract'
import type { SomasDePares } from '@rumo/contract/rules'
import { sql } from 'kysely'
import { MAY_CORRECT } from '../../domain/redacoes/correcoes.ts'
import type { Database } from '../../infra/database/db.ts'

export function corretoresRepository(db: Database) {
  return {
    /** The accounts that may correct, each with its number of corrections in work and delivered. */
    list: (): Promise<EquipeDeCorrecao['corretores']> =>
      db
        .selectFrom('usuarios as u')
        .leftJoin('correcoes as c', 'c.id_corretor', 'u.id')
        .where(MAY_CORRECT)
        .select(['u.id', 'u.nome'])
        .select(({ fn }) => [
          fn.count<number>('c.entregue_em').as('entregues'),
          sql<number>`count(c.id) - count(c.entregue_em)`.as('em_andamento'),
        ])
        .groupBy(['u.id', 'u.nome', 'u.busca'])
        .orderBy('u.busca')
        .orderBy('u.id')
        .execute(),

    /**
     * Sums over all pairs of delivered corrections of the same corrected essay by the same rubric. Grades are scaled to
     * 0–1.
     */
    sumPares: (): Promise<SomasDePares> =>
      db
        .selectFrom('correcoes as a')
        .innerJoin('correcoes as b', (join) =>
          join
            .onRef('b.id_redacao_enviada', '=', 'a.id_redacao_enviada')
            .onRef('b.rubrica', '=', 'a.rubrica')
            .onRef('b.id', '>', 'a.id'),
        )
        .innerJoin('redacoes_enviadas as r', 'r.id', 'a.id_redacao_enviada')
        // Only corrected essays count: otherwise the figure would reveal grades before all correctors have delivered.
        .where('r.estado', '=', 'corrigida')
        .where('a.entregue_em', 'is not', null)
        .where('b.entregue_em', 'is not', null)
        .select(({ fn }) => [
          fn.countAll<number>().as('pares'),
          sql<number>`coalesce(sum(${X} + ${Y}), 0)`.as('soma'),
          sql<number>`coalesce(sum(${X} * ${X} + ${Y} * ${Y}), 0)`.as('somaDosQuadrados'),
          sql<number>`coalesce(sum((${X} - ${Y}) * (${X} - ${Y})), 0)`.as(
            'somaDosQuadradosDasDiferencas',
          ),
        ])
        .executeTakeFirstOrThrow(),
  }
}

/** Cast to a floating-point number, because SQL would divide the integers and drop the remainder. */
const X = sql`cast(a.nota as double precision) / a.maximo`
const Y = sql`cast(b.nota as double precision) / b.maximo`
