import type { Lote, Publicacao } from '@rumo/contract'
import type { Selectable } from 'kysely'
import { InvalidInputError, MissingRecordError } from '../../errors.ts'
import { recordChange } from '../../infra/audit-log.ts'
import { bumpContentVersion, lockContent } from '../../infra/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/db.ts'
import { PROVA, QUESTAO, rememberPublished } from '../../infra/published.ts'
import type { Tables } from '../../infra/tables.ts'
import { moveQuestoes } from '../../infra/tentativas/grade-again.ts'

export type EdicaoSelecaoRepository = ReturnType<typeof edicaoSelecaoRepository>

/** Changes all records of a selection, or none; gives how many were not yet as asked. */
export function edicaoSelecaoRepository(db: Database) {
  return {
    /** Throws a MissingRecordError where a question is gone, an InvalidInputError where the matéria is. */
    changeQuestoes({ ids, ...lote }: Lote, autor: number): Promise<number> {
      return db.transaction().execute(async (trx) => {
        await lockContent(trx)
        if ('id_materia' in lote) await checkMateria(trx, lote.id_materia)
        const found = await findQuestoes(trx, ids)
        if (found.length < new Set(ids).size) throw missing('questao', 'Uma das questões')
        const now = new Date().toISOString()
        const changed: Pick<Selectable<Tables['questoes']>, 'id' | 'id_materia'>[] = []
        for (const { versao, ...antes } of found) {
          const depois = { ...antes, ...changeOf(lote, antes, now) }
          if (depois.id_materia === antes.id_materia && depois.retirada_em === antes.retirada_em) {
            continue
          }
          const { id, id_materia, retirada_em } = depois
          const values = { id_materia, retirada_em, versao: versao + 1 }
          await trx.updateTable('questoes').set(values).where('id', '=', id).execute()
          changed.push(antes)
          const entry = { entidade: 'questoes', id_registro: id, antes, depois } as const
          await recordChange(trx, { ...entry, autor, acao: 'alteracao' })
        }
        if (changed.length === 0) return 0
        if ('id_materia' in lote) await moveQuestoes(trx, changed, lote.id_materia ?? 0)
        await bumpContentVersion(trx)
        return changed.length
      })
    },

    /** Throws a MissingRecordError where a prova is gone. */
    publish({ ids, publicada }: Publicacao, autor: number): Promise<number> {
      return db.transaction().execute(async (trx) => {
        await lockContent(trx)
        const found = await trx
          .selectFrom('provas as p')
          .select(PROVA)
          .select('p.versao')
          .where('p.id', 'in', ids)
          .orderBy('p.id')
          .execute()
        if (found.length < new Set(ids).size) throw missing('prova', 'Uma das provas')
        const others = found.filter((prova) => prova.publicada !== publicada)
        for (const antes of others) {
          const depois = { ...antes, publicada, versao: antes.versao + 1 }
          const { id, versao } = depois
          await rememberPublished(trx, { id_prova: id })
          await trx.updateTable('provas').set({ publicada, versao }).where('id', '=', id).execute()
          const entry = { entidade: 'provas', id_registro: id, antes, depois } as const
          await recordChange(trx, { ...entry, autor, acao: 'alteracao' })
        }
        if (others.length > 0) await bumpContentVersion(trx)
        return others.length
      })
    },
  }
}

type Asked = Omit<Extract<Lote, { id_materia: unknown }>, 'ids'> | { retirada: boolean }

/** A retired question stays retired since when it was. */
function changeOf(lote: Asked, { retirada_em }: { retirada_em: string | null }, now: string) {
  if ('id_materia' in lote) return { id_materia: lote.id_materia }
  return { retirada_em: lote.retirada ? (retirada_em ?? now) : null }
}

function findQuestoes(trx: DatabaseTransaction, ids: readonly number[]) {
  return trx
    .selectFrom('questoes as q')
    .select([...QUESTAO, 'q.retirada_em', 'q.versao'])
    .where('q.id', 'in', ids)
    .orderBy('q.id')
    .execute()
}

async function checkMateria(trx: DatabaseTransaction, id: number | null): Promise<void> {
  if (id === null) return
  const materia = trx.selectFrom('materias').select('id').where('id', '=', id)
  if (await materia.executeTakeFirst()) return
  throw new InvalidInputError({ id_materia: 'Essa matéria não existe mais.' })
}

function missing(noun: string, what: string): MissingRecordError {
  return new MissingRecordError(
    `${noun}_inexistente`,
    `${what} escolhidas não existe mais. Nada foi editado.`,
  )
}
