import type { Origem } from '@rumo/contract'
import { diaOf, type Resultado } from '@rumo/contract/rules'
import { omit, sortBy } from 'es-toolkit'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { addToDias } from './dias-de-materia.ts'
import { planRevisoes } from './plan-revisoes.ts'
import { PRIMEIRA } from './primeira.ts'
import { preverLembrancas } from './prever-lembrancas.ts'

export interface TentativaCorrigida {
  chave: string
  id_questao: number
  id_materia: number
  id_alternativa: number
  letra: string
  origem: Origem
  id_simulado: number | null
  respondida_em: string
  resultado: Resultado
  segundos?: number | null | undefined
}

/**
 * Stores answers of an account; no other code writes answers. Also stores the predicted chance that each is right, and
 * updates the counts of the days, the marks of first answers, and the planned reviews. An answer whose `chave` is
 * already stored, by any account, is ignored.
 */
export async function writeTentativas(
  trx: DatabaseTransaction,
  id_usuario: number,
  tentativas: readonly TentativaCorrigida[],
): Promise<void> {
  if (tentativas.length === 0) return
  // In a fixed order: otherwise two accounts that send the same answers at once would deadlock.
  const rows = sortBy(tentativas, ['chave']).map((tentativa) => ({
    ...omit(tentativa, ['id_materia']),
    id_usuario,
    dia: diaOf(Date.parse(tentativa.respondida_em)),
  }))
  const previstas = await preverLembrancas(trx, id_usuario, rows)
  const inserted = await trx
    .insertInto('tentativas')
    .values(rows.map((row) => ({ ...row, lembranca: previstas.get(row.chave) ?? null })))
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning(['chave', 'id_questao', 'dia', 'resultado'])
    .execute()
  const materiaOf = new Map(
    tentativas.map(({ id_questao, id_materia }) => [id_questao, id_materia]),
  )
  const contadas = inserted.map(({ dia, resultado, id_questao }) => {
    return { dia, resultado, id_materia: materiaOf.get(id_questao) ?? 0 }
  })
  await addToDias(trx, id_usuario, contadas)
  const questoes = [...new Set(inserted.map(({ id_questao }) => id_questao))]
  await markPrimeiras(trx, id_usuario, questoes)
  await planRevisoes(trx, questoes, id_usuario)
}

/**
 * The ids of an account's first answers to these questions. Reads each of the account's answers only once, because
 * SQLite blocks other requests meanwhile, and a question may have many answers.
 */
export function selectPrimeiras(db: Database, idUsuario: number, idsQuestoes: readonly number[]) {
  const answers = db
    .selectFrom('tentativas')
    .where('id_usuario', '=', idUsuario)
    .where('id_questao', 'in', idsQuestoes)
    .select('id')
    .select(
      sql<number>`row_number() over (partition by id_questao order by respondida_em, id)`.as(
        'place',
      ),
    )
  return db.selectFrom(answers.as('a')).select('a.id').where('a.place', '=', 1)
}

/**
 * Marks an account's first answer to each question. An earlier answer may arrive after later ones, so the mark can
 * move.
 */
async function markPrimeiras(
  trx: DatabaseTransaction,
  idUsuario: number,
  idsQuestoes: readonly number[],
): Promise<void> {
  if (idsQuestoes.length === 0) return
  const primeiras = selectPrimeiras(trx, idUsuario, idsQuestoes)
  await trx
    .updateTable('tentativas')
    .set({ primeira: false })
    .where('id_usuario', '=', idUsuario)
    .where('primeira', '=', PRIMEIRA)
    .where('id_questao', 'in', idsQuestoes)
    .where('id', 'not in', primeiras)
    .execute()
  await trx
    .updateTable('tentativas')
    .set({ primeira: true })
    .where('id', 'in', primeiras)
    .where('primeira', '=', sql<boolean>`0`)
    .execute()
}
