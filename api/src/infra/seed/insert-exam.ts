import type { Insertable } from 'kysely'
import type { DatabaseTransaction } from '../db.ts'
import { toSearchText } from '../search-text.ts'
import type { Tables } from '../tables.ts'
import type { Exam } from './exam.schema.ts'
import type { Ledger } from './ledger.ts'

/**
 * Inserts what the ledger does not know yet, and nothing of an exam whose prova a person deleted;
 * `images` has the address of each image by its file name.
 */
export async function insertExam(
  trx: DatabaseTransaction,
  ledger: Ledger,
  exam: Exam,
  images: ReadonlyMap<string, string>,
): Promise<void> {
  const idProva = await insertProva(trx, ledger, exam)
  if (idProva === null) return
  const referencias = await insertReferencias(trx, ledger, exam, images)
  for (const questao of exam.questoes) {
    await ledger.ensure('questoes', `questao:${exam.chave}/${questao.numero}`, () =>
      insertQuestao(trx, ledger, questao, idProva, referencias),
    )
  }
}

async function insertReferencias(
  trx: DatabaseTransaction,
  ledger: Ledger,
  exam: Exam,
  images: ReadonlyMap<string, string>,
): Promise<Map<string, number | null>> {
  const ids = new Map<string, number | null>()
  for (const { id: name, imagem, ...referencia } of exam.referencias) {
    const url_imagem = imagem === undefined ? null : (images.get(imagem) ?? null)
    const id = await ledger.ensure('referencias', `referencia:${exam.chave}/${name}`, () =>
      insert(trx, 'referencias', { ...referencia, url_imagem }),
    )
    ids.set(name, id)
  }
  return ids
}

async function insertProva(
  trx: DatabaseTransaction,
  ledger: Ledger,
  { chave, vestibular, prova }: Exam,
): Promise<number | null> {
  return ledger.ensure('provas', `prova:${chave}`, async () => {
    const id_vestibular = await insertVestibular(trx, ledger, vestibular)
    return insert(trx, 'provas', { ...prova, id_vestibular })
  })
}

async function insertVestibular(
  trx: DatabaseTransaction,
  ledger: Ledger,
  vestibular: Exam['vestibular'],
): Promise<number | null> {
  const { ano, semestre } = vestibular
  return ledger.ensure('vestibulares', `vestibular:${ano}-${semestre}`, async () => {
    const same = await trx
      .selectFrom('vestibulares')
      .select('id')
      .where('ano', '=', ano)
      .where('semestre', '=', semestre)
      .executeTakeFirst()
    return same?.id ?? insert(trx, 'vestibulares', vestibular)
  })
}

async function insertMateria(
  trx: DatabaseTransaction,
  ledger: Ledger,
  nome: string,
): Promise<number | null> {
  return ledger.ensure('materias', `materia:${nome}`, async () => {
    const same = await trx
      .selectFrom('materias')
      .select('id')
      .where('nome', '=', nome)
      .executeTakeFirst()
    return same?.id ?? insert(trx, 'materias', { nome, busca: toSearchText(nome) })
  })
}

async function insertQuestao(
  trx: DatabaseTransaction,
  ledger: Ledger,
  { materia, referencias, alternativas, ...questao }: Exam['questoes'][number],
  id_prova: number,
  idsOfReferencias: ReadonlyMap<string, number | null>,
): Promise<number> {
  const id_materia = await insertMateria(trx, ledger, materia)
  const id_questao = await insert(trx, 'questoes', { ...questao, id_prova, id_materia })
  for (const [ordem, { correta = false, ...alternativa }] of alternativas.entries()) {
    await insert(trx, 'alternativas', { ...alternativa, correta, ordem, id_questao })
  }
  for (const [ordem, name] of referencias.entries()) {
    const id_referencia = idsOfReferencias.get(name)
    if (id_referencia === undefined) throw new Error(`A referência "${name}" não está no arquivo`)
    if (id_referencia === null) continue
    await trx
      .insertInto('questoes_referencias')
      .values({ id_questao, id_referencia, ordem })
      .execute()
  }
  return id_questao
}

type TableWithId =
  | 'vestibulares'
  | 'provas'
  | 'materias'
  | 'questoes'
  | 'alternativas'
  | 'referencias'

async function insert<Table extends TableWithId>(
  trx: DatabaseTransaction,
  table: Table,
  values: Insertable<Tables[Table]>,
): Promise<number> {
  const { id } = await trx
    .insertInto<TableWithId>(table)
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
