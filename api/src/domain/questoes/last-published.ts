import type { QuestaoSorteada } from '@rumo/contract'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { namesOfFiles } from '../../infra/files/file-name.ts'
import { wholeQuestoes } from './whole-questoes.ts'

/**
 * Keeps the public version of questions right before they are hidden: of all in a prova that becomes a draft, or of one
 * that moves to another prova. If the prova already is a draft, what was kept before stays as it is.
 */
export async function keepPublished(
  trx: DatabaseTransaction,
  of: { id_prova: number } | { id: number },
): Promise<void> {
  const publicadas = trx.selectFrom('provas').select('id').where('publicada', '=', true)
  const questoes = await trx
    .updateTable('questoes')
    .set({ foi_publicada: true })
    .where((eb) => eb.and(of))
    .where('id_prova', 'in', publicadas)
    .returning('id')
    .execute()
  for (const questao of await wholeQuestoes(trx)(questoes.map(({ id }) => id))) {
    const kept = JSON.stringify(questao)
    await trx
      .insertInto('questoes_publicadas')
      .values({ id_questao: questao.id, questao: kept })
      .onConflict((conflict) => conflict.column('id_questao').doUpdateSet({ questao: kept }))
      .execute()
    await keepFiles(trx, questao)
  }
  if ('id_prova' in of) await keepProva(trx, of.id_prova)
}

async function keepFiles(trx: DatabaseTransaction, questao: QuestaoSorteada): Promise<void> {
  const { id: id_questao } = questao
  await trx.deleteFrom('arquivos_publicados').where('id_questao', '=', id_questao).execute()
  const rows = namesOfFiles(questao).map((nome) => ({ nome, id_questao }))
  if (rows.length > 0) await trx.insertInto('arquivos_publicados').values(rows).execute()
}

async function keepProva(trx: DatabaseTransaction, id_prova: number): Promise<void> {
  const prova = await trx
    .selectFrom('provas')
    .select(['nome', 'instrucoes'])
    .where('id', '=', id_prova)
    .where('publicada', '=', true)
    .executeTakeFirst()
  if (!prova) return
  await trx
    .insertInto('provas_publicadas')
    .values({ id_prova, ...prova })
    .onConflict((conflict) => conflict.column('id_prova').doUpdateSet(prova))
    .execute()
}

/**
 * Reads questions, as `wholeQuestoes` does, for students who have seen them before. If a question's prova is a draft,
 * the text is the last published one, because only editors may read a draft. The key is always the current one.
 */
export function lastPublishedQuestoes(
  db: Database,
): (ids: readonly number[]) => Promise<QuestaoSorteada[]> {
  const readWhole = wholeQuestoes(db)
  return async (ids) => {
    const kept = await readKept(db, ids)
    return (await readWhole(ids)).map((questao) => {
      const last = kept.get(questao.id)
      return last === undefined ? questao : withKeyOf(questao, last)
    })
  }
}

async function readKept(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const kept = await db
    .selectFrom('questoes_publicadas as k')
    .innerJoin('questoes as q', 'q.id', 'k.id_questao')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .select(['k.id_questao', 'k.questao'])
    .where('k.id_questao', 'in', ids)
    .where('p.publicada', '=', false)
    .execute()
  return new Map(kept.map(({ id_questao, questao }) => [id_questao, questao]))
}

/** The kept version of a question with the current key. */
function withKeyOf(now: QuestaoSorteada, kept: string): QuestaoSorteada {
  // Fields that did not exist when the version was kept have the question's current values.
  const questao: QuestaoSorteada = { ...now, ...JSON.parse(kept) }
  const right = new Set(now.alternativas.filter(({ correta }) => correta).map(({ id }) => id))
  const { situacao, pagina_pdf } = now
  return {
    ...questao,
    situacao,
    pagina_pdf,
    alternativas: questao.alternativas.map((one) => ({ ...one, correta: right.has(one.id) })),
  }
}
