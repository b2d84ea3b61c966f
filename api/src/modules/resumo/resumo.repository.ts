import { sql } from 'kysely'
import { readContentVersion } from '../../infra/content-version.ts'
import type { Database } from '../../infra/db.ts'
import { countOf } from '../../infra/list-page.ts'
import { shownProvas } from '../../infra/published.ts'

/** A prova as the home lists it, before its questions are counted. */
export type ListedProva = Awaited<ReturnType<ResumoRepository['listProvas']>>[number]

export type ResumoRepository = ReturnType<typeof resumoRepository>

export function resumoRepository(db: Database) {
  return {
    contentVersion: (): Promise<number> => readContentVersion(db),

    /** All of them, the newest first. */
    listProvas: () =>
      shownProvas(db, 'administrador')
        .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
        .select(['p.id', 'p.nome', 'p.publicada', 'p.url_arquivo', 'v.ano', 'v.semestre'])
        .orderBy(sql`coalesce(v.ano, 0)`, 'desc')
        .orderBy(sql`coalesce(v.semestre, 0)`, 'desc')
        .orderBy('p.id', 'desc')
        .execute(),

    /** All of them, by name. */
    listMaterias: () =>
      db.selectFrom('materias').select(['id', 'nome']).orderBy('busca').orderBy('id').execute(),

    /** How many questions that are not retired each prova has: an index tells without the questions. */
    countByProva: () =>
      db
        .selectFrom('questoes')
        .select('id_prova as id')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('retirada_em', 'is', null)
        .groupBy('id_prova')
        .execute(),

    /** The same of each matéria, and of null. By another index: both at once are ten times as many rows. */
    countByMateria: () =>
      db
        .selectFrom('questoes')
        .select('id_materia as id')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('retirada_em', 'is', null)
        .groupBy('id_materia')
        .execute(),

    countCursos: (): Promise<number> => countOf(db.selectFrom('cursos')),
    countRedacoes: (): Promise<number> => countOf(db.selectFrom('redacoes')),
    countUsuarios: (): Promise<number> => countOf(db.selectFrom('usuarios')),
    countVestibulares: (): Promise<number> => countOf(db.selectFrom('vestibulares')),
    countOpenRelatos: (): Promise<number> =>
      countOf(db.selectFrom('relatos').where('resolvido', '=', false)),
    countRedacoesACorrigir: (): Promise<number> =>
      countOf(db.selectFrom('redacoes_enviadas').where('estado', '=', 'a_corrigir')),
  }
}
