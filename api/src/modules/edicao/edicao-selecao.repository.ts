import type { Conferencia, Lote, Publicacao } from '@rumo/contract'
import type { Selectable } from 'kysely'
import { InvalidInputError, MissingRecordError } from '../../errors.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { conferir, naoPublicavel, refuseImpedida } from '../../domain/publicacao/conferencia.ts'
import { bumpContentVersion, changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { keepPublished } from '../../domain/questoes/last-published.ts'
import { PROVA, QUESTAO } from '../../domain/publicacao/published.ts'
import { takeRetratos } from '../../domain/registro/take-retratos.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { moveQuestoes } from '../../domain/tentativas/grade-again.ts'

export type EdicaoSelecaoRepository = ReturnType<typeof edicaoSelecaoRepository>

/** Changes all records of a selection, or none; gives how many were not yet as asked. */
export function edicaoSelecaoRepository(db: Database) {
  return {
    /** What there is to say of a prova before it is published; undefined where there is none. */
    conferir: (id: number): Promise<Conferencia | undefined> => conferir(db, id),

    /**
     * Throws a MissingRecordError where a question is gone, an InvalidInputError where the matéria is, and a ConflictError
     * where one must not come back as it is.
     */
    changeQuestoes: (lote: Lote, autor: number): Promise<number> =>
      changeContent(db, (trx) => changeQuestoes(trx, lote, autor)),

    /** Throws a MissingRecordError where a prova is gone, a ConflictError where one must not be published. */
    publish: (publicacao: Publicacao, autor: number): Promise<number> =>
      changeContent(db, (trx) => publish(trx, publicacao, autor)),
  }
}

async function changeQuestoes(
  trx: DatabaseTransaction,
  { ids, ...lote }: Lote,
  autor: number,
): Promise<number> {
  if ('id_materia' in lote) await checkMateria(trx, lote.id_materia)
  const found = await findQuestoes(trx, ids)
  if (found.length < new Set(ids).size) throw missing('questao', 'Uma das questões')
  const retratos = await takeRetratos(trx, 'questoes', ids)
  const now = new Date().toISOString()
  const changed: Changed[] = []
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
    const retrato = retratos.get(id)
    await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato })
  }
  if (changed.length === 0) return 0
  if ('retirada' in lote && !lote.retirada) await refuseReturned(trx, changed)
  if ('id_materia' in lote) await moveQuestoes(trx, changed, lote.id_materia ?? 0)
  await bumpContentVersion(trx)
  return changed.length
}

async function publish(
  trx: DatabaseTransaction,
  { ids, publicada }: Publicacao,
  autor: number,
): Promise<number> {
  const found = await trx
    .selectFrom('provas as p')
    .select(PROVA)
    .select('p.versao')
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .execute()
  if (found.length < new Set(ids).size) throw missing('prova', 'Uma das provas')
  const others = found.filter((prova) => prova.publicada !== publicada)
  const retratos = await takeRetratos(
    trx,
    'provas',
    others.map(({ id }) => id),
  )
  for (const antes of others) {
    const depois = { ...antes, publicada, versao: antes.versao + 1 }
    const { id, versao } = depois
    if (publicada) await refuseImpedida(trx, { id, said: naoPublicavel(antes) })
    else await keepPublished(trx, { id_prova: id })
    await trx.updateTable('provas').set({ publicada, versao }).where('id', '=', id).execute()
    const entry = { entidade: 'provas', id_registro: id, antes, depois } as const
    const retrato = retratos.get(id)
    await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato })
  }
  if (others.length > 0) await bumpContentVersion(trx)
  return others.length
}

type Changed = Pick<Selectable<Tables['questoes']>, 'id' | 'id_prova' | 'id_materia'>

type Asked = Omit<Extract<Lote, { id_materia: unknown }>, 'ids'> | { retirada: boolean }

/** A retired question stays retired since when it was. */
function changeOf(lote: Asked, { retirada_em }: { retirada_em: string | null }, now: string) {
  if ('id_materia' in lote) return { id_materia: lote.id_materia }
  return { retirada_em: lote.retirada ? (retirada_em ?? now) : null }
}

/**
 * Refuses questions that come back as a prova must not have them: by their number in any, by all else in a published
 * one.
 */
async function refuseReturned(
  trx: DatabaseTransaction,
  changed: readonly Changed[],
): Promise<void> {
  const returned = new Set(changed.map(({ id }) => id))
  for (const id of new Set(changed.map(({ id_prova }) => id_prova))) {
    const prova = trx.selectFrom('provas').select(['id', 'nome', 'publicada']).where('id', '=', id)
    const { publicada, nome } = await prova.executeTakeFirstOrThrow()
    await refuseImpedida(
      trx,
      { id, said: `Nada mudou, porque ${nome} não pode ficar assim.` },
      (achado) =>
        achado.entidade === 'questoes' &&
        returned.has(achado.id) &&
        (publicada || achado.codigo === 'numero_repetido'),
    )
  }
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
