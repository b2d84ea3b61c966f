import type { Referencia } from '@rumo/contract'
import { alternativasSchemas } from '@rumo/contract/schemas/alternativas'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { questao } from '@rumo/contract/schemas/questoes'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'

/** The columns of records, for calls that return whole records: the fields have the columns' names. */
export const PROVA = columnsOf('p', provasSchemas.one.dados)
/** The page only if the prova still has the PDF that the page is in. */
export const QUESTAO = [
  ...columnsOf('q', questao.omit({ pagina_pdf: true })),
  sql<number | null>`case when q.arquivo_pdf = (
    select prova.url_arquivo from provas as prova where prova.id = q.id_prova
  ) then q.pagina_pdf end`.as('pagina_pdf'),
]
export const ALTERNATIVA = columnsOf('a', alternativasSchemas.list.dados.element)
export const REFERENCIA = columnsOf('r', referenciasSchemas.one.dados)
/** The values of a new reference for all fields that are not given. */
export const REFERENCIA_VAZIA: {
  [K in Exclude<keyof Referencia, 'id'>]-?: Exclude<Referencia[K], undefined>
} = {
  titulo: null,
  legenda: null,
  texto: null,
  url_imagem: null,
  descricao: null,
  largura: null,
  altura: null,
  informacao_acesso: null,
}
export const REDACAO = columnsOf('rd', redacoesSchemas.one.dados)

/** The audience of a call: an administrator also sees unpublished records (docs/decisions/provas.md). */
export type Audience = 'publico' | 'administrador'

/** The provas `p` that an audience sees. */
export function shownProvas(db: Database, audience: Audience) {
  return db
    .selectFrom('provas as p')
    .$if(audience === 'publico', (query) => query.where('p.publicada', '=', true))
}

/** Whether a prova is public; false where it does not exist. */
export async function isPublished(trx: DatabaseTransaction, id: number): Promise<boolean> {
  const found = trx.selectFrom('provas').select('id').where('id', '=', id)
  return (await found.where('publicada', '=', true).executeTakeFirst()) !== undefined
}

/** The questions `q` of the provas `p` that an audience sees, retired questions included. */
export function shownQuestoes(db: Database, audience: Audience) {
  return shownProvas(db, audience).innerJoin('questoes as q', 'q.id_prova', 'p.id')
}

/** The questions that an audience sees and that are not retired: for lists and draws. */
export function currentQuestoes(db: Database, audience: Audience) {
  return shownQuestoes(db, audience).where('q.retirada_em', 'is', null)
}

/** The questions to practise: published, neither annulled nor retired, and with exactly one right alternative. */
export function drawableQuestoes(db: Database) {
  return currentQuestoes(db, 'publico')
    .where('q.situacao', '<>', 'anulada')
    .where('q.respostas_certas', '=', 1)
}

/** The published questions of a prova that cannot be practised: annulled, or without exactly one right alternative. */
export function undrawableQuestoes(db: Database, idProva: number) {
  return currentQuestoes(db, 'publico')
    .where('p.id', '=', idProva)
    .where((eb) => eb.or([eb('q.situacao', '=', 'anulada'), eb('q.respostas_certas', '<>', 1)]))
}

/** The questions `q` that are or were public. For students, a question that never was public does not exist. */
export function oncePublishedQuestoes(db: Database) {
  return db
    .selectFrom('questoes as q')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .where((eb) => eb.or([eb('p.publicada', '=', true), eb('q.foi_publicada', '=', true)]))
}

/** The essay themes `rd` of the provas `p` that an audience sees. */
export function shownRedacoes(db: Database, audience: Audience) {
  return shownProvas(db, audience).innerJoin('redacoes as rd', 'rd.id_prova', 'p.id')
}

/** The fields of a schema as columns of the table `alias`, for calls that return whole records. */
export function columnsOf<Alias extends string, Field extends string>(
  alias: Alias,
  { shape }: z.ZodObject<Record<Field, z.ZodType>>,
): `${Alias}.${Field}`[] {
  // The type of Object.keys is too wide: the keys of an object schema are exactly its fields.
  return (Object.keys(shape) as Field[]).map((field) => `${alias}.${field}` as const)
}
