import { type Guardada, MOST_GUARDADAS, type QuestaoGuardada } from '@rumo/contract'
import { readAchadas } from '../../domain/questoes/achadas.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'

export function questoesGuardadasRepository(db: Database) {
  const of = (id_usuario: number) =>
    db.selectFrom('questoes_guardadas').where('id_usuario', '=', id_usuario)

  return {
    /** The kept questions of an account, the newest first. */
    async list(id_usuario: number): Promise<QuestaoGuardada[]> {
      const rows = await of(id_usuario)
        .select(['id_questao', 'anotacao', 'listas', 'guardada_em', 'escrita_em'])
        .where('removida', '=', false)
        .orderBy('guardada_em', 'desc')
        .orderBy('id_questao', 'desc')
        .execute()
      const ids = rows.map(({ id_questao }) => id_questao)
      const achadas = await readAchadas(db, ids)
      return rows.map((row) => ({
        ...row,
        listas: JSON.parse(row.listas) as string[],
        questao: achadas.get(row.id_questao) ?? null,
      }))
    },

    /** Whether the account keeps as many questions as it may, not counting this one. */
    async isFull(id_usuario: number, id_questao: number): Promise<boolean> {
      const { count } = await of(id_usuario)
        .select((eb) => eb.fn.countAll().as('count'))
        .where('removida', '=', false)
        .where('id_questao', '<>', id_questao)
        .executeTakeFirstOrThrow()
      return Number(count) >= MOST_GUARDADAS
    },

    /** Saves a kept question, unless the stored one was written later: two devices may write in any order. */
    async keep(id_usuario: number, id_questao: number, guardada: Guardada): Promise<void> {
      const written = { ...guardada, listas: JSON.stringify(guardada.listas), removida: false }
      await db
        .insertInto('questoes_guardadas')
        .values({ id_usuario, id_questao, ...written })
        .onConflict((conflict) =>
          conflict
            .columns(['id_usuario', 'id_questao'])
            .doUpdateSet(written)
            .where('questoes_guardadas.escrita_em', '<', written.escrita_em),
        )
        .execute()
    },

    /**
     * Removes a kept question with its note and lists, unless it was written later than `em`. A mark of the removal
     * stays, so that an older write of another device does not bring the question back; the oldest marks are deleted.
     */
    remove(id_usuario: number, id_questao: number, em: string): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable('questoes_guardadas')
          .set({ anotacao: '', listas: '[]', escrita_em: em, removida: true })
          .where('id_usuario', '=', id_usuario)
          .where('id_questao', '=', id_questao)
          .where('escrita_em', '<', em)
          .execute()
        await deleteOldRemovals(trx, id_usuario)
      })
    },
  }
}

async function deleteOldRemovals(trx: DatabaseTransaction, id_usuario: number): Promise<void> {
  const newest = trx
    .selectFrom('questoes_guardadas')
    .select('id_questao')
    .where('id_usuario', '=', id_usuario)
    .where('removida', '=', true)
    .orderBy('escrita_em', 'desc')
    .orderBy('id_questao', 'desc')
    .limit(MOST_GUARDADAS)
  await trx
    .deleteFrom('questoes_guardadas')
    .where('id_usuario', '=', id_usuario)
    .where('removida', '=', true)
    .where('id_questao', 'not in', newest)
    .execute()
}
