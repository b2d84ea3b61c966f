import type { ProvaImportada } from '@rumo/contract'
import { recordChange } from '../../domain/registro/audit-log.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { readRecord } from '../../domain/registro/read-record.ts'
import { type Restauravel, takeRetratos } from '../../domain/registro/take-retratos.ts'
import type { NewRecords } from '../../domain/seed/exam-records.ts'

/** Writes an import into the audit log, as one act with the prova as its main line; gives the act. */
export async function recordCreated(
  trx: DatabaseTransaction,
  { provas, materias, questoes, redacoes, ...inserted }: NewRecords['inserted'],
  autor: number,
): Promise<Omit<ProvaImportada, 'id_prova'>> {
  const referencias = [...inserted.referencias, ...(await textosOf(trx, redacoes))]
  // The first line is the one that stands for the act.
  const created: [Restauravel, number[]][] = [
    ['provas', provas],
    ['materias', materias],
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

/** The ids of the matérias that came with an imported prova, as the audit log says. */
export async function selectMateriasOf(
  trx: DatabaseTransaction,
  idProva: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('registro as r')
    .innerJoin('registro as p', 'p.ato', 'r.ato')
    .select('r.id_registro as id')
    .where('p.entidade', '=', 'provas')
    .where('p.acao', '=', 'criacao')
    .where('p.id_registro', '=', idProva)
    .where('r.entidade', '=', 'materias')
    .where('r.acao', '=', 'criacao')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes those of these matérias that have no questions any more. */
export async function removeUnusedMaterias(
  trx: DatabaseTransaction,
  ids: readonly number[],
  autor: number,
): Promise<void> {
  if (ids.length === 0) return
  const unused = await trx
    .selectFrom('materias as m')
    .leftJoin('questoes as q', 'q.id_materia', 'm.id')
    .leftJoin('simulados as s', 's.id_materia', 'm.id')
    .select('m.id')
    .where('m.id', 'in', ids)
    .where('q.id', 'is', null)
    .where('s.id', 'is', null)
    .orderBy('m.id')
    .execute()
  const retratos = await takeRetratos(
    trx,
    'materias',
    unused.map(({ id }) => id),
  )
  for (const { id } of unused) {
    const antes = await readRecord(trx, 'materias', id)
    await trx.deleteFrom('materias').where('id', '=', id).execute()
    const line = { autor, acao: 'exclusao', entidade: 'materias', id_registro: id } as const
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
