import { type QuestaoEditada, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { createJudge, type Judge } from '@rumo/contract/formulas'
import { isEqual, mapKeys, pick } from 'es-toolkit'
import { sent } from '../../domain/edicao/sent.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { type Owner, textosBeside } from '../../domain/referencias/beside-referencia.ts'
import { problemasDosTextos, type Textos } from '../../domain/publicacao/marcacao.ts'
import { REFERENCIA } from '../../domain/publicacao/published.ts'

type ReferenciaEditada = QuestaoEditada['referencias'][number]

interface Around {
  /** Whether the question or theme is public. */
  isPublica: boolean
  judge: Judge
  /** The stored question or theme; absent for a new one. */
  self?: Owner
}

/**
 * The problems of the references of a question or a theme, by field: a reference that is gone, an image without a
 * description, and, where the text would be public here or elsewhere, a text that cannot be drawn.
 */
export async function problemasDasReferencias(
  trx: DatabaseTransaction,
  referencias: readonly ReferenciaEditada[],
  around: Around,
): Promise<Record<string, string>> {
  const campos: Record<string, string> = {}
  /** The new texts of changed references; the change shows wherever the reference is used. */
  const changed = new Map<number, Textos>()
  for (const [place, { id, ...given }] of referencias.entries()) {
    const named = (values: Textos) =>
      mapKeys(values, (_value, field) => `referencias.${place}.${field}`)
    const before = id === undefined ? {} : await readReferencia(trx, id)
    if (!before) {
      Object.assign(campos, named({ id: 'Essa referência não existe mais.' }))
      continue
    }
    const after = { ...before, ...sent(given) }
    Object.assign(campos, named(problemasOf(after, around)))
    const [old, textos] = [before, after].map((each) => pick(each, TEXTOS_DE_REFERENCIA))
    if (id !== undefined && textos && !isEqual(old, textos)) changed.set(id, named(textos))
  }
  return { ...(await problemasElsewhere(trx, changed, around.self)), ...campos }
}

function problemasOf(
  after: Partial<ReferenciaEditada>,
  { isPublica, judge }: Around,
): Record<string, string> {
  return {
    ...(isPublica && problemasDosTextos(pick(after, TEXTOS_DE_REFERENCIA), judge)),
    ...(after.url_imagem &&
      !after.descricao && { descricao: 'Descreva a imagem para quem não a vê.' }),
  }
}

/**
 * The changed texts that cannot be drawn together with the other texts of a question or theme that uses the same
 * reference. `changed` has the texts by the reference's id.
 */
async function problemasElsewhere(
  trx: DatabaseTransaction,
  changed: ReadonlyMap<number, Textos>,
  self: Owner | undefined,
): Promise<Record<string, string>> {
  const campos: Record<string, string> = {}
  for (const { textos, ids } of await textosBeside(trx, [...changed.keys()], self)) {
    const judge = createJudge()
    problemasDosTextos(textos, judge)
    for (const id of ids) Object.assign(campos, problemasDosTextos(changed.get(id) ?? {}, judge))
  }
  return campos
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
