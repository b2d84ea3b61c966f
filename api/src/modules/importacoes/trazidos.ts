import type { ProvaImportada } from '@rumo/contract'
import { recordChange } from '../../domain/registro/audit-log.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { readRecord } from '../../domain/registro/read-record.ts'
import { type Restauravel, takeRetratos } from '../../domain/registro/take-retratos.ts'
import type { NewRecords } from '../../domain/seed/exam-records.ts'

/**
 * Writes the records of an import into the audit log, as one act whose main line is the prova's. Gives how many records
 * of each kind were made, and the names of the new matérias.
 */
export async function recordCreated(
  trx: DatabaseTransaction,
  { provas, materias, assuntos, questoes, redacoes, ...inserted }: NewRecords['inserted'],
  autor: number,
): Promise<Omit<ProvaImportada, 'id_prova'>> {
  const referencias = [...inserted.referencias, ...(await textosOf(trx, redacoes))]
  // The first line of an act is its main line.
  const created: [Restauravel, number[]][] = [
    ['provas', provas],
    ['materias', materias],
    ['assuntos', assuntos],
    ['referencias', referencias],
    ['questoes', questoes],
    ['redacoes', redacoes],
  ]
  for (const [entidade, ids] of created) {
    for (const id of ids) {
      const depois = await readRecord(trx, entidade, id)
      const line = { autor, acao: 'criacao', entidade, id_registro: id } as const
      await recordChange(trx, { ...line, antes: null, depois })
    }
  }
  return {
    questoes: questoes.length,
    referencias: referencias.length,
    redacoes: redacoes.length,
    materias: await namesOf(trx, materias),
  }
}

/**
 * The tables of records that came with an imported prova and that others may use by now. Assuntos are removed before
 * their matérias.
 */
const COMPARTILHADOS = ['assuntos', 'materias'] as const
type Compartilhado = (typeof COMPARTILHADOS)[number]

/** The assuntos and matérias that were made with an imported prova, according to the audit log. */
export async function selectCompartilhados(
  trx: DatabaseTransaction,
  idProva: number,
): Promise<{ entidade: string; id: number }[]> {
  return trx
    .selectFrom('registro as r')
    .innerJoin('registro as p', 'p.ato', 'r.ato')
    .select(['r.entidade', 'r.id_registro as id'])
    .where('p.entidade', '=', 'provas')
    .where('p.acao', '=', 'criacao')
    .where('p.id_registro', '=', idProva)
    .where('r.entidade', 'in', COMPARTILHADOS)
    .where('r.acao', '=', 'criacao')
    .execute()
}

/** Removes those of these records that nothing uses any more. */
export async function removeUnused(
  trx: DatabaseTransaction,
  created: readonly { entidade: string; id: number }[],
  autor: number,
): Promise<void> {
  for (const entidade of COMPARTILHADOS) {
    const ids = created.filter((each) => each.entidade === entidade).map(({ id }) => id)
    if (ids.length > 0)
      await removeRecords(trx, entidade, await unusedOf(trx, entidade, ids), autor)
  }
}

async function unusedOf(
  trx: DatabaseTransaction,
  entidade: Compartilhado,
  ids: readonly number[],
): Promise<number[]> {
  const ofAssuntos = trx
    .selectFrom('assuntos as u')
    .leftJoin('questoes as q', 'q.id_assunto', 'u.id')
    .where('q.id', 'is', null)
  const ofMaterias = trx
    .selectFrom('materias as u')
    .leftJoin('questoes as q', 'q.id_materia', 'u.id')
    .leftJoin('simulados as s', 's.id_materia', 'u.id')
    .leftJoin('assuntos as a', 'a.id_materia', 'u.id')
    .where('q.id', 'is', null)
    .where('s.id', 'is', null)
    .where('a.id', 'is', null)
  const rows =
    entidade === 'assuntos'
      ? await ofAssuntos.select('u.id').where('u.id', 'in', ids).orderBy('u.id').execute()
      : await ofMaterias.select('u.id').where('u.id', 'in', ids).orderBy('u.id').execute()
  return rows.map(({ id }) => id)
}

async function removeRecords(
  trx: DatabaseTransaction,
  entidade: Compartilhado,
  ids: readonly number[],
  autor: number,
): Promise<void> {
  const retratos = await takeRetratos(trx, entidade, ids)
  for (const id of ids) {
    const antes = await readRecord(trx, entidade, id)
    await trx.deleteFrom(entidade).where('id', '=', id).execute()
    const line = { autor, acao: 'exclusao', entidade, id_registro: id } as const
    await recordChange(trx, {
      ...line,
      antes,
      depois: null,
      retrato: retratos.get(id),
      isParte: true,
    })
  }
}

async function textosOf(trx: DatabaseTransaction, redacoes: readonly number[]): Promise<number[]> {
  if (redacoes.length === 0) return []
  const links = await trx
    .selectFrom('redacoes_referencias')
    .select('id_referencia as id')
    .where('id_redacao', 'in', redacoes)
    .orderBy('id_redacao')
    .orderBy('ordem')
    .execute()
  return links.map(({ id }) => id)
}

async function namesOf(trx: DatabaseTransaction, materias: readonly number[]): Promise<string[]> {
  if (materias.length === 0) return []
  const rows = trx
    .selectFrom('materias')
    .select('nome')
    .where('id', 'in', materias)
    .orderBy('busca')
  return (await rows.execute()).map(({ nome }) => nome)
}
