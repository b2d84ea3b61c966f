import { toSearchText } from '@rumo/contract/search-text'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Exam } from '../exames/exam.schema.ts'
import type { ExamRecords, ExamTable, Making } from './exam-records.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'

// Records that several exams share. A record that a person renamed after it was loaded is still found. One that a
// person deleted is made again as soon as an exam needs it.

/** The id of the vestibular, which is made unless it exists. */
export function ensureVestibular(
  trx: DatabaseTransaction,
  records: ExamRecords,
  { ano, semestre }: NonNullable<Exam['vestibular']>,
): Promise<number> {
  return ensureShared(records, 'vestibulares', `vestibular:${ano}-${semestre}`, {
    async find() {
      const same = trx.selectFrom('vestibulares').select('id').where('ano', '=', ano)
      return (await same.where('semestre', '=', semestre).executeTakeFirst())?.id
    },
    insert: () => insertRecord(trx, 'vestibulares', { ano, semestre }),
  })
}

/** The id of the matéria, which is made unless it exists; accents and case do not matter. */
export function ensureMateria(
  trx: DatabaseTransaction,
  records: ExamRecords,
  nome: string,
): Promise<number> {
  const busca = toSearchText(nome)
  return ensureShared(records, 'materias', `materia:${nome}`, {
    async find() {
      const alike = await trx
        .selectFrom('materias')
        .select(['id', 'nome'])
        .where('busca', '=', busca)
        .orderBy('id')
        .execute()
      return (alike.find((materia) => materia.nome === nome) ?? alike[0])?.id
    },
    insert: () => insertRecord(trx, 'materias', { nome, busca }),
  })
}

/** The id of an assunto of a matéria, which is made unless it exists; accents and case do not matter. */
export function ensureAssunto(
  trx: DatabaseTransaction,
  records: ExamRecords,
  { id_materia, nome }: { id_materia: number; nome: string },
): Promise<number> {
  const busca = toSearchText(nome)
  return ensureShared(records, 'assuntos', `assunto:${id_materia}/${nome}`, {
    async find() {
      const alike = trx
        .selectFrom('assuntos')
        .select('id')
        .where('id_materia', '=', id_materia)
        .where('busca', '=', busca)
      return (await alike.executeTakeFirst())?.id
    },
    insert: () => insertRecord(trx, 'assuntos', { id_materia, nome, busca }),
  })
}

async function ensureShared(
  records: ExamRecords,
  table: ExamTable,
  chave: string,
  making: Required<Making>,
): Promise<number> {
  const id = await records.ensure(table, chave, making)
  return id ?? (await making.find()) ?? making.insert()
}
