import { type QuestaoEditada, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import type { Judge } from '@rumo/contract/formulas'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { publishedOwners } from '../../domain/referencias/link-referencias.ts'
import { problemasDosTextos } from '../../domain/publicacao/marcacao.ts'
import { REFERENCIA } from '../../domain/publicacao/published.ts'

type ReferenciaEditada = QuestaoEditada['referencias'][number]

interface Around {
  /** Whether the question or theme is there for everybody. */
  isPublica: boolean
  judge: Judge
}

/**
 * All that speaks against the references of a question or a theme, beside their fields: one that is gone, an image that
 * nobody describes, and where everybody would see it, here or elsewhere, what cannot be drawn.
 */
export async function problemasDasReferencias(
  trx: DatabaseTransaction,
  referencias: readonly ReferenciaEditada[],
  around: Around,
): Promise<Record<string, string>> {
  const campos: Record<string, string> = {}
  for (const [place, referencia] of referencias.entries()) {
    for (const [field, problem] of Object.entries(await problemasOf(trx, referencia, around))) {
      campos[`referencias.${place}.${field}`] = problem
    }
  }
  return campos
}

async function problemasOf(
  trx: DatabaseTransaction,
  { id, ...given }: ReferenciaEditada,
  { isPublica, judge }: Around,
): Promise<Record<string, string>> {
  // What is not sent stays as it is.
  const before = id === undefined ? {} : await readReferencia(trx, id)
  if (!before) return { id: 'Essa referência não existe mais.' }
  const pick = <Field extends keyof typeof given>(field: Field) =>
    given[field] === undefined ? before[field] : given[field]
  const isSeen = isPublica || (id !== undefined && (await isShown(trx, id)))
  const textos = Object.fromEntries(TEXTOS_DE_REFERENCIA.map((campo) => [campo, pick(campo)]))
  return {
    ...(isSeen && problemasDosTextos(textos, judge)),
    ...(pick('url_imagem') &&
      !pick('descricao') && { descricao: 'Descreva a imagem para quem não a vê.' }),
  }
}

async function isShown(trx: DatabaseTransaction, id: number): Promise<boolean> {
  const { questoes, redacoes } = await publishedOwners(trx, id)
  return questoes.length + redacoes.length > 0
}

function readReferencia(
  trx: DatabaseTransaction,
  id: number,
): Promise<Partial<ReferenciaEditada> | undefined> {
  return trx
    .selectFrom('referencias as r')
    .select(REFERENCIA)
    .where('r.id', '=', id)
    .executeTakeFirst()
}
