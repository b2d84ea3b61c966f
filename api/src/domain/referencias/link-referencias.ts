import { type Referencia, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { InvalidInputError } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Textos } from '../publicacao/marcacao.ts'
import type { Link, LinkChange } from './changed-links.ts'

/** Replaces the references of a question. */
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

/** Replaces the references of a theme. */
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

/** The ids of the published questions and themes that use any of these references. */
export async function publishedOwners(trx: DatabaseTransaction, ids: readonly number[]) {
  // PostgreSQL rejects an empty list; no record has the id 0.
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

/** The texts of references, by their fields. */
export function textosDasReferencias(
  referencias: readonly Pick<Referencia, (typeof TEXTOS_DE_REFERENCIA)[number]>[],
): Textos {
  return Object.fromEntries(
    referencias.flatMap((referencia, place) =>
      TEXTOS_DE_REFERENCIA.map((campo) => [`referencias.${place}.${campo}`, referencia[campo]]),
    ),
  )
}

/**
 * The texts of the reference that a change adds, by their fields; empty if the change adds none. Throws an
 * InvalidInputError if there is no such reference.
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
