import type { QuestaoEditada } from '@rumo/contract'
import { isEqual, omit } from 'es-toolkit'
import type { Judge } from '@rumo/contract/formulas'
import { StaleVersionError } from '../../errors.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import { sent } from '../../domain/edicao/sent.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { deriveReferencia } from '../../domain/questoes/derive-questao.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { type Link } from '../../domain/referencias/changed-links.ts'
import { linkQuestao, linkRedacao } from '../../domain/referencias/link-referencias.ts'
import { REFERENCIA, REFERENCIA_VAZIA } from '../../domain/publicacao/published.ts'
import { takeRetrato } from '../../domain/registro/take-retratos.ts'

type ReferenciaEditada = QuestaoEditada['referencias'][number]
type Fields = typeof REFERENCIA_VAZIA

type Owner = { id_questao: number } | { id_redacao: number }

interface Around {
  autor: number
  judge: Judge
}

/**
 * Sets the references of a question or a theme to the given ones, in this order. One with an `id` is an existing
 * reference, whose changes show wherever it is used; throws a StaleVersionError when it was changed after the caller
 * read it. The caller has checked the references with problemasDasReferencias.
 */
export async function linkReferencias(
  trx: DatabaseTransaction,
  owner: Owner,
  referencias: readonly ReferenciaEditada[],
  around: Around,
): Promise<void> {
  const links: Link[] = []
  for (const [ordem, referencia] of referencias.entries()) {
    links.push({ id_referencia: await writeReferencia(trx, referencia, around), ordem })
  }
  await ('id_questao' in owner ? linkQuestao(trx, owner, links) : linkRedacao(trx, owner, links))
}

async function writeReferencia(
  trx: DatabaseTransaction,
  { id, versao, ...given }: ReferenciaEditada,
  around: Around,
): Promise<number> {
  const { autor, judge } = around
  const fields: Partial<Fields> = sent(given)
  if (id !== undefined) return changeReferencia(trx, { id, versao, fields, ...around })
  const depois = { ...REFERENCIA_VAZIA, ...fields }
  const created = await insertRecord(trx, 'referencias', {
    ...depois,
    ...deriveReferencia(depois, judge),
  })
  await recordChange(trx, {
    autor,
    acao: 'criacao',
    entidade: 'referencias',
    id_registro: created,
    antes: null,
    depois: { id: created, ...depois },
    isParte: true,
  })
  return created
}

interface Change extends Around {
  id: number
  versao: number | undefined
  fields: Partial<Fields>
}

async function changeReferencia(
  trx: DatabaseTransaction,
  { id, versao, fields, autor, judge }: Change,
): Promise<number> {
  const current = await trx
    .selectFrom('referencias as r')
    .select(REFERENCIA)
    .select('r.versao')
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  if (versao !== undefined && versao !== current.versao) throw new StaleVersionError()
  const antes = omit(current, ['versao'])
  const depois = { ...antes, ...fields }
  if (isEqual(antes, depois)) return id
  const retrato = await takeRetrato(trx, 'referencias', id)
  await trx
    .updateTable('referencias')
    .set({ ...fields, ...deriveReferencia(depois, judge) })
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const entry = { entidade: 'referencias', id_registro: id, antes, depois } as const
  await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato, isParte: true })
  await bumpContentVersion(trx)
  return id
}
