import type { DatabaseTransaction } from '../../infra/database/db.ts'

interface Placed {
  id_materia?: number | null | undefined
  id_assunto?: number | null | undefined
}

/** What speaks against the assunto of a question, if anything: it is gone, or of another matéria than the question. */
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

/** The assunto that a question keeps where another matéria was chosen for it, or its assunto may be gone: its own, or none. */
export async function keptAssunto(
  trx: DatabaseTransaction,
  placed: Placed,
): Promise<number | null> {
  const problem = await problemaDoAssunto(trx, placed)
  return problem === undefined ? (placed.id_assunto ?? null) : null
}
