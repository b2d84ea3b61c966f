import type { Lote, QuestaoCompleta } from '@rumo/contract'
import type { Selectable } from 'kysely'
import { pick } from 'es-toolkit'
import { refuseCampos } from '../../errors.ts'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { refuseImpedida } from '../../domain/publicacao/conferir.ts'
import { QUESTAO } from '../../domain/publicacao/published.ts'
import { changeQuestao } from '../../domain/questoes/change-questao.ts'
import { keepPublished } from '../../domain/questoes/last-published.ts'
import { lugarIn } from '../../domain/questoes/lugar-no-pdf.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { takeRetratos } from '../../domain/registro/take-retratos.ts'
import { moveQuestoes } from '../../domain/tentativas/grade-again.ts'
import { copyQuestoes } from './copiar-questoes.repository.ts'
import { missingOfSelection } from './missing-of-selection.ts'

type LoteOf<Field extends string> = Extract<Lote, Record<Field, unknown>>
type Found = Pick<
  Selectable<Tables['questoes']>,
  'id' | 'id_prova' | 'id_materia' | 'id_assunto' | 'versao' | 'retirada_em'
>
type Changed = Pick<Found, 'id' | 'id_prova' | 'id_materia'>

/**
 * Changes all questions of a selection or none, in the caller's transaction, which holds the content's lock. Gives how
 * many questions were changed. Throws a MissingRecordError when a question is gone, an InvalidInputError when the
 * prova, the matéria or the assunto is gone, and a ConflictError when the change would make a prova invalid.
 */
export async function changeLote(
  trx: DatabaseTransaction,
  lote: Lote,
  autor: number,
): Promise<number> {
  await checkTarget(trx, lote)
  const found = await findQuestoes(trx, lote.ids)
  if (found.length < new Set(lote.ids).size) {
    throw missingOfSelection('questao', 'Uma das questões')
  }
  const changed = await changeFound(trx, { lote, found, autor })
  if (changed.length === 0) return 0
  const isOfMateria = 'id_materia' in lote || 'id_assunto' in lote
  if (!isOfMateria && !('retirada' in lote && lote.retirada)) {
    await refuseImpedidas(trx, changed)
  }
  return changed.length
}

interface Work<Asked extends Lote = Lote> {
  lote: Asked
  /** In the order of the list of questions. */
  found: readonly Found[]
  autor: number
}

function changeFound(trx: DatabaseTransaction, { lote, ...work }: Work): Promise<Changed[]> {
  if ('id_materia' in lote) return changeMateria(trx, { lote, ...work })
  if ('id_assunto' in lote) return changeAssunto(trx, { lote, ...work })
  if ('retirada' in lote) return retire(trx, { lote, ...work })
  if ('copiar_para' in lote) return copyQuestoes(trx, { ...work, para: lote.copiar_para })
  return rewrite(trx, { lote, ...work })
}

async function changeMateria(
  trx: DatabaseTransaction,
  { lote: { id_materia }, ...work }: Work<LoteOf<'id_materia'>>,
): Promise<Changed[]> {
  const rows = trx
    .selectFrom('assuntos')
    .select('id')
    .where('id_materia', '=', id_materia ?? 0)
  const own = new Set((await rows.execute()).map(({ id }) => id))
  return moveToMateria(trx, work, ({ id_assunto }) => ({
    id_materia,
    id_assunto: id_assunto !== null && own.has(id_assunto) ? id_assunto : null,
  }))
}

async function changeAssunto(
  trx: DatabaseTransaction,
  { lote: { id_assunto }, ...work }: Work<LoteOf<'id_assunto'>>,
): Promise<Changed[]> {
  if (id_assunto === null) return setFields(trx, work, () => ({ id_assunto }))
  const { id_materia } = await trx
    .selectFrom('assuntos')
    .select('id_materia')
    .where('id', '=', id_assunto)
    .executeTakeFirstOrThrow()
  return moveToMateria(trx, work, () => ({ id_materia, id_assunto }))
}

/**
 * Sets matéria and assunto, and moves the counts of answers to the new matéria, because practice is counted by matéria.
 */
async function moveToMateria(
  trx: DatabaseTransaction,
  work: Omit<Work, 'lote'>,
  changesOf: (antes: Found) => Pick<Found, 'id_materia' | 'id_assunto'>,
): Promise<Changed[]> {
  const changed = await setFields(trx, work, changesOf)
  const isMoved = (antes: Found) => changesOf(antes).id_materia !== antes.id_materia
  const moved = changed.filter(isMoved)
  const [first] = moved
  if (first) await moveQuestoes(trx, moved, changesOf(first).id_materia ?? 0)
  return changed
}

/** A retired question keeps the date on which it was retired. */
function retire(
  trx: DatabaseTransaction,
  { lote: { retirada }, ...work }: Work<LoteOf<'retirada'>>,
): Promise<Changed[]> {
  const now = new Date().toISOString()
  return setFields(trx, work, ({ retirada_em }) => ({
    retirada_em: retirada ? (retirada_em ?? now) : null,
  }))
}

const SET = ['id_materia', 'id_assunto', 'retirada_em'] as const

/** Sets fields that change no grade and no text, so answers need no new grading. */
async function setFields(
  trx: DatabaseTransaction,
  { found, autor }: Omit<Work, 'lote'>,
  changesOf: (antes: Found) => Partial<Pick<Found, (typeof SET)[number]>>,
): Promise<Found[]> {
  const ids = found.map(({ id }) => id)
  const retratos = await takeRetratos(trx, 'questoes', ids)
  const changed: Found[] = []
  for (const questao of found) {
    const { versao, ...antes } = questao
    const depois = { ...antes, ...changesOf(questao) }
    const { id } = depois
    if (SET.every((field) => depois[field] === antes[field])) continue
    const values = { ...pick(depois, SET), versao: versao + 1 }
    await trx.updateTable('questoes').set(values).where('id', '=', id).execute()
    changed.push(questao)
    const entry = { entidade: 'questoes', id_registro: id, antes, depois } as const
    const retrato = retratos.get(id)
    await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato })
  }
  if (changed.length > 0) await bumpContentVersion(trx)
  return changed
}

type Rewriting = LoteOf<'situacao'> | LoteOf<'id_prova'> | LoteOf<'numero'> | LoteOf<'numeros'>

/** Sets situação, prova or number. Answers are graded again where a grade depends on the change. */
async function rewrite(
  trx: DatabaseTransaction,
  { lote, found, autor }: Work<Rewriting>,
): Promise<Changed[]> {
  const changed: Changed[] = []
  for (const [place, { id, id_materia, versao }] of found.entries()) {
    const depois = await changeQuestao(trx, id, autor, async ({ questao }) => {
      if ('id_prova' in lote && lote.id_prova !== questao.id_prova) await keepPublished(trx, { id })
      await trx
        .updateTable('questoes')
        .set(fieldsOf(lote, questao, place))
        .where('id', '=', id)
        .execute()
    })
    if (depois && depois.questao.versao !== versao) {
      changed.push({ id, id_materia, id_prova: depois.questao.id_prova })
    }
  }
  return changed
}

function fieldsOf(lote: Rewriting, questao: QuestaoCompleta['questao'], place: number) {
  if ('situacao' in lote) return { situacao: lote.situacao }
  if ('numero' in lote) return { numero: lote.numero + place }
  if ('numeros' in lote) return { numero: lote.numeros[lote.ids.indexOf(questao.id)] ?? null }
  return { id_prova: lote.id_prova, ...lugarIn(questao, lote.id_prova) }
}

/**
 * Refuses the change when these questions would make a prova invalid: in any prova by a repeated number, in a published
 * prova by any impediment.
 */
async function refuseImpedidas(
  trx: DatabaseTransaction,
  changed: readonly Changed[],
): Promise<void> {
  const ids = new Set(changed.map(({ id }) => id))
  for (const id of new Set(changed.map(({ id_prova }) => id_prova))) {
    const prova = trx.selectFrom('provas').select(['id', 'nome', 'publicada']).where('id', '=', id)
    const { publicada, nome } = await prova.executeTakeFirstOrThrow()
    await refuseImpedida(
      trx,
      { id, said: `Nada mudou, porque ${nome} não pode ficar assim.` },
      (achado) =>
        achado.entidade === 'questoes' &&
        ids.has(achado.id) &&
        (publicada || achado.codigo === 'numero_repetido'),
    )
  }
}

function findQuestoes(trx: DatabaseTransaction, ids: readonly number[]): Promise<Found[]> {
  return trx
    .selectFrom('questoes as q')
    .select([...QUESTAO, 'q.retirada_em', 'q.versao'])
    .where('q.id', 'in', ids)
    .orderBy('q.id_prova')
    .orderBy((eb) => eb('q.numero', 'is', null))
    .orderBy('q.numero')
    .orderBy('q.id')
    .execute()
}

/**
 * The fields of a request that name another record, with the record's table and the message when there is no such
 * record.
 */
const TARGETS = [
  ['id_assunto', 'assuntos', 'Esse assunto não existe mais.'],
  ['id_materia', 'materias', 'Essa matéria não existe mais.'],
  ['id_prova', 'provas', 'Essa prova não existe mais.'],
  ['copiar_para', 'provas', 'Essa prova não existe mais.'],
] as const

/** Throws an InvalidInputError when a record that the questions are to be linked to does not exist. */
async function checkTarget(trx: DatabaseTransaction, lote: Lote): Promise<void> {
  const campos: Partial<Record<string, unknown>> = lote
  const gone: Record<string, string> = {}
  for (const [campo, table, problem] of TARGETS) {
    const id = campos[campo]
    if (typeof id !== 'number') continue
    const found = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (!found) gone[campo] = problem
  }
  refuseCampos(gone)
}
