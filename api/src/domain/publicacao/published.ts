import type { Referencia } from '@rumo/contract'
import { alternativasSchemas } from '@rumo/contract/schemas/alternativas'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { questao } from '@rumo/contract/schemas/questoes'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'

/** The columns of a record that a call gives whole: they are called as its fields. */
export const PROVA = columnsOf('p', provasSchemas.one.dados)
/** The page only while its prova has the PDF of that page. */
export const QUESTAO = [
  ...columnsOf('q', questao.omit({ pagina_pdf: true })),
  sql<number | null>`case when q.arquivo_pdf = (
    select prova.url_arquivo from provas as prova where prova.id = q.id_prova
  ) then q.pagina_pdf end`.as('pagina_pdf'),
]
export const ALTERNATIVA = columnsOf('a', alternativasSchemas.list.dados.element)
export const REFERENCIA = columnsOf('r', referenciasSchemas.one.dados)
/** Of a picture without known sizes. */
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

/** The audience: an administrator also sees what is not published (docs/decisions/provas.md). */
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

/** The questions `q` of those provas `p`, the retired ones among them. */
export function shownQuestoes(db: Database, audience: Audience) {
  return shownProvas(db, audience).innerJoin('questoes as q', 'q.id_prova', 'p.id')
}

/** Those that are not retired: for lists and draws. */
export function currentQuestoes(db: Database, audience: Audience) {
  return shownQuestoes(db, audience).where('q.retirada_em', 'is', null)
}

/** Those that can be practised: published, neither annulled nor retired, and with exactly one right alternative. */
export function drawableQuestoes(db: Database) {
  return currentQuestoes(db, 'publico')
    .where('q.situacao', '<>', 'anulada')
    .where('q.respostas_certas', '=', 1)
}

/** What else is in the booklet of a prova: annulled, or without a key. */
export function undrawableQuestoes(db: Database, idProva: number) {
  return currentQuestoes(db, 'publico')
    .where('p.id', '=', idProva)
    .where((eb) => eb.or([eb('q.situacao', '=', 'anulada'), eb('q.respostas_certas', '<>', 1)]))
}

/** The questions `q` that are public or once were: one that was never published does not exist for others. */
export function everShownQuestoes(db: Database) {
  return db
    .selectFrom('questoes as q')
    .innerJoin('provas as p', 'p.id', 'q.id_prova')
    .where((eb) => eb.or([eb('p.publicada', '=', true), eb('q.foi_publicada', '=', true)]))
}

/** The essay themes `rd` of those provas `p`. */
export function shownRedacoes(db: Database, audience: Audience) {
  return shownProvas(db, audience).innerJoin('redacoes as rd', 'rd.id_prova', 'p.id')
}

/** The columns of a record that a call gives whole, in the table `alias`. */
export function columnsOf<Alias extends string, Field extends string>(
  alias: Alias,
  { shape }: z.ZodObject<Record<Field, z.ZodType>>,
): `${Alias}.${Field}`[] {
  // Object.keys is declared too wide: the fields of an object schema are those of its type.
  return (Object.keys(shape) as Field[]).map((field) => `${alias}.${field}` as const)
}
