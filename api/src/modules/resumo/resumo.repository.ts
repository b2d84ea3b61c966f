import type { Resumo } from '@rumo/contract'
import { sql, type SqlBool } from 'kysely'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { isInEstado } from '../../domain/redacoes/correcoes.ts'
import { countOf } from '../../infra/lists/list-page.ts'
import { shownProvas } from '../../domain/publicacao/published.ts'

/** A prova as the home lists it, before its questions are counted. */
export type ListedProva = Awaited<ReturnType<ResumoRepository['listProvas']>>[number]

export type ResumoRepository = ReturnType<typeof resumoRepository>

export function resumoRepository(db: Database) {
  return {
    contentVersion: (): Promise<number> => readContentVersion(db),

    listProvas: () =>
      shownProvas(db, 'administrador')
        .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
        .select(['p.id', 'p.nome', 'p.publicada', 'p.url_arquivo', 'v.ano', 'v.semestre'])
        .orderBy(sql`coalesce(v.ano, 0)`, 'desc')
        .orderBy(sql`coalesce(v.semestre, 0)`, 'desc')
        .orderBy('p.id', 'desc')
        .execute(),

    listMaterias: () =>
      db.selectFrom('materias').select(['id', 'nome']).orderBy('busca').orderBy('id').execute(),

    /** The number of questions of each prova, without retired ones. An index has the answer, so no question is read. */
    countByProva: () =>
      db
        .selectFrom('questoes')
        .select('id_prova as id')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('retirada_em', 'is', null)
        .groupBy('id_prova')
        .execute(),

    /**
     * The number of questions of each matéria, and of those without one. A separate query, because one query for both
     * counts would read ten times as many rows.
     */
    countByMateria: () =>
      db
        .selectFrom('questoes')
        .select('id_materia as id')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('retirada_em', 'is', null)
        .groupBy('id_materia')
        .execute(),

    /** The number of questions without a `numero`, retired ones left out. */
    countSemNumero: (): Promise<number> =>
      countOf(
        db.selectFrom('questoes').where('numero', 'is', null).where('retirada_em', 'is', null),
      ),

    /**
     * Records with a text that cannot be drawn, of their own or of a reference; those of published provas come first.
     */
    listBroken: () =>
      db
        .selectFrom(brokenRecords(db).as('r'))
        .innerJoin('provas as p', 'p.id', 'r.id_prova')
        .select(['r.entidade', 'r.id', 'r.numero', 'p.id as id_prova', 'p.nome', 'p.publicada'])
        .orderBy('p.publicada', 'desc')
        .orderBy('p.id', 'desc')
        .orderBy('r.entidade')
        .orderBy('r.numero')
        .orderBy('r.id')
        .execute(),

    countCursos: (): Promise<number> => countOf(db.selectFrom('cursos')),
    countRedacoes: (): Promise<number> => countOf(db.selectFrom('redacoes')),
    countUsuarios: (): Promise<number> => countOf(db.selectFrom('usuarios')),
    countVestibulares: (): Promise<number> => countOf(db.selectFrom('vestibulares')),
    countOpenRelatos: (): Promise<number> =>
      countOf(db.selectFrom('relatos').where('resolvido', '=', false)),
    countRedacoesACorrigir: (idCorretor: number): Promise<number> =>
      countOf(db.selectFrom('redacoes_enviadas as r').where(isInEstado('a_corrigir', idCorretor))),
  }
}

type Entidade = Resumo['textos_quebrados']['itens'][number]['entidade']

/**
 * Uses the indexes of infra/migrations/019-marcacao.ts, so that only the matching records are read, not all of a
 * hundred thousand questions.
 */
function brokenRecords(db: Database) {
  const none = sql<number | null>`cast(null as integer)`
  return db
    .selectFrom('provas as x')
    .select([entidade('provas'), 'x.id', 'x.id as id_prova', none.as('numero')])
    .where(sql<SqlBool>`x.marcacao_quebrada = 1`)
    .unionAll(
      db
        .selectFrom('redacoes as x')
        .select([entidade('redacoes'), 'x.id', 'x.id_prova', none.as('numero')])
        .where(
          'x.id',
          'in',
          sql<number>`(select id from redacoes where marcacao_quebrada = 1
          union ${ofReferencias('redacoes_referencias', 'id_redacao')})`,
        ),
    )
    .unionAll(
      db
        .selectFrom('questoes as x')
        .select([entidade('questoes'), 'x.id', 'x.id_prova', 'x.numero'])
        .where('x.retirada_em', 'is', null)
        .where(
          'x.id',
          'in',
          sql<number>`(select id from questoes where marcacao_quebrada = 1
          union ${ofReferencias('questoes_referencias', 'id_questao')})`,
        ),
    )
}

const entidade = (name: Entidade) => sql<Entidade>`${sql.lit(name)}`.as('entidade')

const ofReferencias = (links: string, column: string) =>
  sql`select l.${sql.raw(column)} from referencias f
    join ${sql.raw(links)} l on l.id_referencia = f.id where f.marcacao_quebrada = 1`
