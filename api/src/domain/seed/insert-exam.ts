import { toSearchText } from '@rumo/contract/search-text'
import type { Insertable } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { deriveQuestao, deriveReferencia } from '../questoes/derive-questao.ts'
import { columnsOfLugar, nameArquivoDosLugares } from '../questoes/lugar-no-pdf.ts'
import { judged } from '../publicacao/marcacao.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import type { Exam } from '../exames/exam.schema.ts'
import { referenciasOf } from '../exames/exam-references.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import type { ExamRecords } from './exam-records.ts'
import { ensureAssunto, ensureMateria, ensureVestibular } from './shared-records.ts'

type Questao = Exam['questoes'][number]
type Tema = Exam['redacao'][number]
type Apoio = Tema['textos'][number]

/** The address of a stored image, relative to the API's, and its size in CSS px. */
export interface StoredImage {
  url_imagem: string
  largura: number
  altura: number
}

/** What inserting an exam needs at each step. `images` are by their names in the file. */
interface Insertion {
  trx: DatabaseTransaction
  records: ExamRecords
  exam: Exam
  images: ReadonlyMap<string, StoredImage>
  /** Columns of the prova that no exam file sets. */
  own?: Partial<Insertable<Tables['provas']>>
}

/**
 * Inserts the records of an exam that `records` does not know yet, or none if a person deleted the exam's prova.
 * Returns the id of the prova, or null if it was deleted.
 */
export async function insertExam(insertion: Insertion): Promise<number | null> {
  const { records, exam } = insertion
  const idProva = await insertProva(insertion)
  if (idProva === null) return null
  const referencias = await insertReferencias(insertion)
  for (const questao of exam.questoes) {
    await records.ensure('questoes', `questao:${exam.chave}/${questao.numero}`, {
      find: () => findMade(insertion, questao, idProva),
      insert: () => insertQuestao(insertion, questao, idProva, referencias),
    })
  }
  await nameArquivoDosLugares(insertion.trx, idProva)
  for (const [index, tema] of exam.redacao.entries()) {
    await records.ensure('redacoes', `redacao:${exam.chave}/${tema.id ?? index + 1}`, {
      insert: () => insertRedacao(insertion, tema, idProva),
    })
  }
  return idProva
}

async function insertProva({ trx, records, exam, own }: Insertion): Promise<number | null> {
  const { chave, vestibular, prova } = exam
  return records.ensure('provas', `prova:${chave}`, {
    async insert() {
      const id_vestibular = vestibular ? await ensureVestibular(trx, records, vestibular) : null
      return insertRecord(trx, 'provas', {
        ...prova,
        id_vestibular,
        busca: toSearchText(prova.nome),
        ...judged([prova.instrucoes]),
        ...own,
      })
    },
  })
}

async function insertReferencias({
  trx,
  records,
  exam,
  images,
}: Insertion): Promise<Map<string, number | null>> {
  const ids = new Map<string, number | null>()
  for (const { id: name, faixa: _, ...referencia } of exam.referencias) {
    const id = await records.ensure('referencias', `referencia:${exam.chave}/${name}`, {
      insert: () => insertRecord(trx, 'referencias', recordOf(referencia, images)),
    })
    ids.set(name, id)
  }
  return ids
}

/** The columns of a reference for a text or an image of the file. */
function recordOf(
  apoio: Omit<Exam['referencias'][number], 'id' | 'faixa'>,
  images: Insertion['images'],
): Insertable<Tables['referencias']> {
  const { regioes: _, texto, ...own } = withImage(apoio, images)
  const fields = { ...own, texto: texto || null }
  return { ...fields, ...deriveReferencia(fields) }
}

/** Replaces the name of an image by its columns. The size that the file gives, if any, takes precedence. */
function withImage<Shown extends Pick<Apoio, 'imagem' | 'largura' | 'altura'>>(
  { imagem = '', largura, altura, ...shown }: Shown,
  images: Insertion['images'],
) {
  const size = largura && altura ? { largura, altura } : {}
  const stored = images.get(imagem)
  return { ...shown, ...(stored && { ...stored, ...size }) }
}

/** Uses a question that a person made with this number. Otherwise the prova would have the number twice. */
async function findMade({ trx }: Insertion, { numero }: Questao, id_prova: number) {
  const made = trx
    .selectFrom('questoes')
    .select('id')
    .where('id_prova', '=', id_prova)
    .where('numero', '=', numero)
    .where('retirada_em', 'is', null)
  return (await made.executeTakeFirst())?.id
}

async function insertQuestao(
  { trx, records, exam, images }: Insertion,
  questao: Questao,
  id_prova: number,
  idsOfReferencias: ReadonlyMap<string, number | null>,
): Promise<number> {
  const { numero, texto, anulada, retificada, explicacao = null } = questao
  const situacao = anulada ? 'anulada' : retificada ? 'retificada' : 'normal'
  const alternativas = questao.alternativas.map(({ correta = false, ...rest }, ordem) => {
    return { texto: '', ...withImage(rest, images), correta, ordem }
  })
  const derived = {
    ...deriveQuestao({ texto, explicacao }, alternativas),
    ...columnsOfLugar(questao),
  }
  const places = { id_prova, ...(await ensurePlaces(trx, records, questao)) }
  const values = { numero, texto, situacao, explicacao, ...places, ...derived } as const
  const id_questao = await insertRecord(trx, 'questoes', values)
  for (const alternativa of alternativas) {
    await insertRecord(trx, 'alternativas', { ...alternativa, id_questao })
  }
  for (const [ordem, name] of referenciasOf(exam, questao).entries()) {
    const id_referencia = idsOfReferencias.get(name)
    // A person deleted this reference.
    if (id_referencia == null) continue
    await trx
      .insertInto('questoes_referencias')
      .values({ id_questao, id_referencia, ordem })
      .execute()
  }
  return id_questao
}

/** The ids of a question's matéria, and of its assunto in that matéria. */
async function ensurePlaces(
  trx: DatabaseTransaction,
  records: ExamRecords,
  { materia, assunto }: Questao,
): Promise<{ id_materia: number | null; id_assunto: number | null }> {
  if (materia === undefined) return { id_materia: null, id_assunto: null }
  const id_materia = await ensureMateria(trx, records, materia)
  if (assunto === undefined) return { id_materia, id_assunto: null }
  return {
    id_materia,
    id_assunto: await ensureAssunto(trx, records, { id_materia, nome: assunto }),
  }
}

async function insertRedacao(
  { trx, images }: Insertion,
  { tema, textos }: Tema,
  id_prova: number,
): Promise<number> {
  const id_redacao = await insertRecord(trx, 'redacoes', {
    id_prova,
    instrucoes: tema,
    busca: toSearchText(tema),
    ...judged([tema]),
  })
  for (const [ordem, texto] of textos.entries()) {
    const id_referencia = await insertRecord(trx, 'referencias', recordOf(texto, images))
    await trx
      .insertInto('redacoes_referencias')
      .values({ id_redacao, id_referencia, ordem })
      .execute()
  }
  return id_redacao
}
