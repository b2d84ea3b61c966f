import type { DatabaseTransaction } from '../db.ts'
import { toSearchText } from '../search-text.ts'
import type { Exam } from './exam.schema.ts'
import { insertRecord } from '../insert-record.ts'
import type { Ledger } from './ledger.ts'

// What several exams share. The ledger finds again what a person renamed; what a person deleted, because
// no exam needed it, comes back with an exam that does.

/** The id of the vestibular, there already or new. */
export async function ensureVestibular(
  trx: DatabaseTransaction,
  ledger: Ledger,
  { ano, semestre }: NonNullable<Exam['vestibular']>,
): Promise<number> {
  async function findOrInsert(): Promise<number> {
    const same = await trx
      .selectFrom('vestibulares')
      .select('id')
      .where('ano', '=', ano)
      .where('semestre', '=', semestre)
      .executeTakeFirst()
    return same?.id ?? insertRecord(trx, 'vestibulares', { ano, semestre })
  }

  const id = await ledger.ensure('vestibulares', `vestibular:${ano}-${semestre}`, findOrInsert)
  return id ?? findOrInsert()
}

/** The id of the matéria, there already or new. */
export async function ensureMateria(
  trx: DatabaseTransaction,
  ledger: Ledger,
  nome: string,
): Promise<number> {
  async function findOrInsert(): Promise<number> {
    const same = await trx
      .selectFrom('materias')
      .select('id')
      .where('nome', '=', nome)
      .executeTakeFirst()
    return same?.id ?? insertRecord(trx, 'materias', { nome, busca: toSearchText(nome) })
  }

  const id = await ledger.ensure('materias', `materia:${nome}`, findOrInsert)
  return id ?? findOrInsert()
}
