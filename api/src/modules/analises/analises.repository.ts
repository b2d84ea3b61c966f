import type { PrimeiraResposta, Resultado } from '@rumo/contract/rules'
import { sql } from 'kysely'
import type { Database } from '../../infra/database/db.ts'
import { withoutPlacares } from '../../domain/tentativas/placar.ts'
import { PRIMEIRA } from '../../domain/tentativas/primeira.ts'
import { type Placares, readPlacares } from './placares.repository.ts'

/** Only the newest first answers to a question are read: more would not make a figure clearer. */
const MOST_RESPOSTAS = 1000
const RESULTADOS: readonly Resultado[] = ['certa', 'errada']

/** A question with its alternatives in their order; undefined when there is no such question. */
export async function findQuestao(db: Database, id: number) {
  const questao = await db
    .selectFrom('questoes')
    .select(['id', 'situacao'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!questao) return undefined
  const alternativas = await db
    .selectFrom('alternativas')
    .select(['id', 'nome as letra', 'correta'])
    .where('id_questao', '=', id)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return { ...questao, alternativas }
}

/**
 * The first answers of accounts to a question, without blank ones and those without a key. Adds missing accounts to
 * `placares`.
 */
export async function readPrimeiras(
  db: Database,
  id: number,
  placares: Placares,
): Promise<PrimeiraResposta[]> {
  const rows = await db
    .selectFrom('tentativas')
    .select(['id_usuario', 'id_alternativa', 'resultado'])
    .where('id_questao', '=', id)
    .where('primeira', '=', PRIMEIRA)
    .where('resultado', 'in', RESULTADOS)
    .orderBy('id', 'desc')
    .limit(MOST_RESPOSTAS)
    .execute()
  const idsUsuarios = rows.map(({ id_usuario }) => id_usuario)
  await readPlacares(db, placares, idsUsuarios)
  return rows.map(({ id_usuario, id_alternativa, resultado }) => {
    const isCerta = resultado === 'certa'
    const all = placares.get(id_usuario) ?? { certas: 0, total: 0 }
    const outras = withoutPlacares(all, [{ certas: Number(isCerta), total: 1 }])
    return { id_alternativa, isCerta, outras }
  })
}

/**
 * The next questions after an id, at most `most`, without retired and annulled ones; each with its number of first
 * answers.
 */
export async function listRespondidas(db: Database, after: number, most: number) {
  return db
    .selectFrom('questoes as q')
    .select(['q.id', 'q.versao', respostasOf(db).as('respostas')])
    .where('q.id', '>', after)
    .where('q.retirada_em', 'is', null)
    .where('q.situacao', '<>', 'anulada')
    .orderBy('q.id')
    .limit(most)
    .execute()
}

/** The number of first answers to a question `q`, counted up to MOST_RESPOSTAS. */
function respostasOf(db: Database) {
  const primeiras = db
    .selectFrom('tentativas as t')
    .select('t.id')
    .where('t.id_questao', '=', sql.ref<number>('q.id'))
    .where('t.primeira', '=', PRIMEIRA)
    .where('t.resultado', 'in', RESULTADOS)
    .limit(MOST_RESPOSTAS)
  return sql<number>`(select count(*) from ${primeiras.as('t')})`
}

/** The numbers and versions of questions, with the name, year and semester of their prova. */
export function readNomeadas(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('questoes as q')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
    .select(['q.id', 'q.numero', 'q.versao', 'p.id as id_prova', 'p.nome as nome_prova'])
    .select(['v.ano', 'v.semestre'])
    .where('q.id', 'in', ids)
    .where('q.retirada_em', 'is', null)
    .execute()
}
