import type { DatabaseTransaction } from '../../infra/database/db.ts'

interface Placed {
  id_materia?: number | null | undefined
  id_assunto?: number | null | undefined
}

/**
 * Why a question cannot have its assunto, for people: it was deleted, or belongs to another matéria. Undefined if it
 * can.
 */
export async function problemaDoAssunto(
  trx: DatabaseTransaction,
  { id_materia, id_assunto }: Placed,
): Promise<string | undefined> {
  if (id_assunto == null) return undefined
  const found = trx.selectFrom('assuntos').select('id_materia').where('id', '=', id_assunto)
  const assunto = await found.executeTakeFirst()
  if (!assunto) return 'Esse assunto não existe mais.'
  return assunto.id_materia === id_materia ? undefined : 'Este assunto é de outra matéria.'
}

/** The assunto of a question if that still exists and belongs to the question's matéria; otherwise null. */
export async function keptAssunto(
  trx: DatabaseTransaction,
  placed: Placed,
): Promise<number | null> {
  const problem = await problemaDoAssunto(trx, placed)
  return problem === undefined ? (placed.id_assunto ?? null) : null
}
