import type { QuestaoEditada, Referencia } from '@rumo/contract'
import { isEqual, omit, pickBy } from 'es-toolkit'
import { InvalidInputError, StaleVersionError } from '../../errors.ts'
import { recordChange } from '../../infra/audit-log.ts'
import { bumpContentVersion } from '../../infra/content-version.ts'
import type { DatabaseTransaction } from '../../infra/db.ts'
import { deriveReferencia } from '../../infra/derive-questao.ts'
import { insertRecord } from '../../infra/insert-record.ts'
import {
  isReferenciaShown,
  type Link,
  linkQuestao,
  linkRedacao,
} from '../../infra/link-referencias.ts'
import { refuseBroken } from '../../infra/marcacao.ts'
import { REFERENCIA } from '../../infra/published.ts'
import { takeRetrato } from '../../infra/retratos/take-retratos.ts'

type ReferenciaEditada = QuestaoEditada['referencias'][number]
type Fields = { [K in Exclude<keyof Referencia, 'id'>]-?: Exclude<Referencia[K], undefined> }

const EMPTY: Fields = {
  titulo: null,
  legenda: null,
  texto: null,
  url_imagem: null,
  descricao: null,
  largura: null,
  altura: null,
  informacao_acesso: null,
}

/** What has references. */
type Owner = { id_questao: number } | { id_redacao: number }

interface Around {
  autor: number
  /** Whether the question or theme is there for everybody. */
  isPublica: boolean
}

/**
 * Makes the references of a question or a theme those given, in that order. One with an `id` is that one, and changes for
 * all who name it; throws a StaleVersionError where somebody else has written it since, an InvalidInputError
 * where it is gone, and where everybody would see what cannot be drawn.
 */
export async function linkReferencias(
  trx: DatabaseTransaction,
  owner: Owner,
  referencias: readonly ReferenciaEditada[],
  around: Around,
): Promise<void> {
  const links: Link[] = []
  for (const [ordem, referencia] of referencias.entries()) {
    links.push({ id_referencia: await writeReferencia(trx, referencia, ordem, around), ordem })
  }
  await ('id_questao' in owner ? linkQuestao(trx, owner, links) : linkRedacao(trx, owner, links))
}

async function writeReferencia(
  trx: DatabaseTransaction,
  { id, versao, ...given }: ReferenciaEditada,
  place: number,
  around: Around,
): Promise<number> {
  const { autor, isPublica } = around
  // What is not given stays as it is; what is left of it is of no type that says undefined.
  const fields = pickBy(given, (value) => value !== undefined) as Partial<Fields>
  if (id !== undefined) return changeReferencia(trx, { id, versao, fields, place, ...around })
  const depois = { ...EMPTY, ...fields }
  if (isPublica) refuseBrokenAt(place, depois)
  const created = await insertRecord(trx, 'referencias', { ...depois, ...deriveReferencia(depois) })
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
  place: number
}

async function changeReferencia(
  trx: DatabaseTransaction,
  { id, versao, fields, place, autor, isPublica }: Change,
): Promise<number> {
  const current = await trx
    .selectFrom('referencias as r')
    .select(REFERENCIA)
    .select('r.versao')
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!current) {
    throw new InvalidInputError({ [`referencias.${place}.id`]: 'Essa referência não existe mais.' })
  }
  if (versao !== undefined && versao !== current.versao) throw new StaleVersionError()
  const antes = omit(current, ['versao'])
  const depois = { ...antes, ...fields }
  if (isPublica || (await isReferenciaShown(trx, id))) refuseBrokenAt(place, depois)
  if (isEqual(antes, depois)) return id
  // The call's schema sees what is sent alone, which need not name the image.
  if (depois.url_imagem && !depois.descricao) {
    throw new InvalidInputError({
      [`referencias.${place}.descricao`]: 'Descreva a imagem para quem não a vê.',
    })
  }
  const retrato = await takeRetrato(trx, 'referencias', id)
  await trx
    .updateTable('referencias')
    .set({ ...fields, ...deriveReferencia(depois) })
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const entry = { entidade: 'referencias', id_registro: id, antes, depois } as const
  await recordChange(trx, { ...entry, autor, acao: 'alteracao', retrato, isParte: true })
  await bumpContentVersion(trx)
  return id
}

function refuseBrokenAt(place: number, { titulo, texto, legenda }: Fields): void {
  const path = `referencias.${place}`
  refuseBroken({
    [`${path}.titulo`]: titulo,
    [`${path}.texto`]: texto,
    [`${path}.legenda`]: legenda,
  })
}
