import { type Referencia, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { ConflictError, InvalidInputError, MissingRecordError } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Textos } from '../publicacao/marcacao.ts'

const MOST = 20

/** A reference at its place. */
export interface Link {
  id_referencia: number
  ordem: number
}

/** Makes the references of a question these. */
export async function linkQuestao(
  trx: DatabaseTransaction,
  owner: { id_questao: number },
  links: readonly Link[],
): Promise<void> {
  const table = 'questoes_referencias'
  await trx.deleteFrom(table).where('id_questao', '=', owner.id_questao).execute()
  const rows = links.map((link) => ({ ...owner, ...link }))
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
}

/** Makes the references of a theme these. */
export async function linkRedacao(
  trx: DatabaseTransaction,
  owner: { id_redacao: number },
  links: readonly Link[],
): Promise<void> {
  const table = 'redacoes_referencias'
  await trx.deleteFrom(table).where('id_redacao', '=', owner.id_redacao).execute()
  const rows = links.map((link) => ({ ...owner, ...link }))
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
}

/** Which questions and themes that are there for everybody name any of these references. */
export async function publishedOwners(trx: DatabaseTransaction, ids: readonly number[]) {
  // PostgreSQL takes no empty list.
  const named = [0, ...ids]
  const questoes = await trx
    .selectFrom('questoes_referencias as l')
    .innerJoin('questoes as x', 'x.id', 'l.id_questao')
    .innerJoin('provas as p', 'p.id', 'x.id_prova')
    .select('x.id')
    .distinct()
    .where('l.id_referencia', 'in', named)
    .where('p.publicada', '=', true)
    .execute()
  const redacoes = await trx
    .selectFrom('redacoes_referencias as l')
    .innerJoin('redacoes as x', 'x.id', 'l.id_redacao')
    .innerJoin('provas as p', 'p.id', 'x.id_prova')
    .select('x.id')
    .distinct()
    .where('l.id_referencia', 'in', named)
    .where('p.publicada', '=', true)
    .execute()
  return { questoes: questoes.map(({ id }) => id), redacoes: redacoes.map(({ id }) => id) }
}

/** What references say, by their places. */
export function textosDasReferencias(
  referencias: readonly Pick<Referencia, (typeof TEXTOS_DE_REFERENCIA)[number]>[],
): Textos {
  return Object.fromEntries(
    referencias.flatMap((referencia, place) =>
      TEXTOS_DE_REFERENCIA.map((campo) => [`referencias.${place}.${campo}`, referencia[campo]]),
    ),
  )
}

/** What is done to the links of one question or theme. */
export type LinkChange =
  | { verb: 'add'; id: number }
  /** `of` names which one becomes `id`; it may be left out where there is one at most. */
  | { verb: 'replace'; id: number; of: number | undefined }
  | { verb: 'remove'; of: number | undefined }

/**
 * Gives the references after a change, in their order, and which of those before are among them. Throws a MissingRecordError where the link is not there, a
 * ConflictError where it is not said which of several is meant, an InvalidInputError where there are too many.
 */
export function changedLinks<Before extends { id: number }>(
  before: readonly Before[],
  change: LinkChange,
): { links: Link[]; kept: Before[] } {
  const ids = before.map(({ id }) => id)
  const after = [...new Set(idsAfter(ids, change))]
  if (after.length > MOST && after.length > ids.length) {
    throw new InvalidInputError({ id_referencia: `Use no máximo ${MOST} referências.` })
  }
  return {
    links: after.map((id_referencia, ordem) => ({ id_referencia, ordem })),
    kept: before.filter(({ id }) => after.includes(id)),
  }
}

function idsAfter(ids: readonly number[], change: LinkChange): number[] {
  if (change.verb === 'add') return [...ids, change.id]
  const { of } = change
  if (of !== undefined && !ids.includes(of)) {
    throw new MissingRecordError('vinculo_inexistente', 'Essa referência não está ligada aqui.')
  }
  if (change.verb === 'remove') return of === undefined ? [] : ids.filter((id) => id !== of)
  if (of !== undefined) return ids.map((id) => (id === of ? change.id : id))
  if (ids.includes(change.id)) return [...ids]
  if (ids.length > 1) {
    throw new ConflictError(
      'varias_referencias',
      'Há várias referências ligadas aqui: diga em id_referencia, no endereço, qual delas muda.',
      'id_referencia',
    )
  }
  return [change.id]
}

/**
 * What the reference says that a change links, by its fields; nothing where it links none. Throws an InvalidInputError where
 * there is no such reference.
 */
export async function textosLinked(trx: DatabaseTransaction, change: LinkChange): Promise<Textos> {
  if (change.verb === 'remove') return {}
  const referencia = await trx
    .selectFrom('referencias')
    .select(TEXTOS_DE_REFERENCIA)
    .where('id', '=', change.id)
    .executeTakeFirst()
  if (!referencia) throw new InvalidInputError({ id_referencia: 'Essa referência não existe.' })
  return referencia
}
