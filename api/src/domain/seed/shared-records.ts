import { toSearchText } from '@rumo/contract/search-text'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Exam } from '../exames/exam.schema.ts'
import type { ExamRecords, ExamTable, Making } from './exam-records.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'

// Records that several exams share. One that a person renamed after loading is found again; one that a person deleted
// because no exam needed it is made again for an exam that does.

/** The id of the vestibular, there already or new. */
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

/** The id of the matéria: an existing one, with any accents and case, or a new one. */
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

/** The id of an assunto of a matéria, found as matérias are, or a new one after all others. */
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
