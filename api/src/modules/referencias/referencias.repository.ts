import {
  type ListQuery,
  type MudancasDeReferencia,
  type NovaReferencia,
  type Referencia,
  type ReferenciaAvulsa,
  TEXTOS_DE_REFERENCIA,
} from '@rumo/contract'
import { novaReferencia, referenciaAvulsa } from '@rumo/contract/schemas/referencias'
import { pick } from 'es-toolkit'
import { sql } from 'kysely'
import { InUseError } from '../../errors.ts'
import { textosBeside } from '../../domain/referencias/beside-referencia.ts'
import type { Database } from '../../infra/database/db.ts'
import { deriveReferencia } from '../../domain/questoes/derive-questao.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { refuseIncomplete, sent } from '../../domain/edicao/sent.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import { refuseBroken } from '../../domain/publicacao/marcacao.ts'
import {
  type Audience,
  REFERENCIA,
  REFERENCIA_VAZIA,
  shownQuestoes,
  shownRedacoes,
} from '../../domain/publicacao/published.ts'
import { USOS } from '../../domain/questoes/find-questao.ts'

const LISTING = { busca: [sql.ref('r.busca')], ordem: { id: [] }, id: sql.ref('r.id') } as const

/**
 * References by themselves. The editor (modules/edicao) writes them together with the questions and themes that use
 * them, by the same rules.
 */
export function referenciasRepository(db: Database) {
  const referencias = editable(db, 'referencias', referenciaAvulsa, null)
  return {
    /**
     * Administrators find any reference. Others find only one that a published record uses: an unused reference may
     * come from a draft.
     */
    find(id: number, audience: Audience): Promise<Referencia | undefined> {
      const questoes = db
        .selectFrom('questoes_referencias as qr')
        .select('qr.id_questao')
        .where('qr.id_referencia', '=', id)
      const redacoes = db
        .selectFrom('redacoes_referencias as rr')
        .select('rr.id_redacao')
        .where('rr.id_referencia', '=', id)
      const found = db.selectFrom('referencias as r').select(REFERENCIA).where('r.id', '=', id)
      const used = found.where((eb) =>
        eb.or([
          eb.exists(shownQuestoes(db, audience).select('q.id').where('q.id', 'in', questoes)),
          eb.exists(shownRedacoes(db, audience).select('rd.id').where('rd.id', 'in', redacoes)),
        ]),
      )
      return (audience === 'administrador' ? found : used).executeTakeFirst()
    },

    /** All references, including unused ones. */
    list(asked?: Omit<ListQuery<'id'>, 'busca'>): Promise<Page<ReferenciaAvulsa>> {
      const found = db.selectFrom('referencias as r').select([...REFERENCIA, 'r.versao'])
      return listPage(found, asked, LISTING)
    },

    insert(nova: NovaReferencia, autor: number): Promise<ReferenciaAvulsa> {
      const values = { ...REFERENCIA_VAZIA, ...sent(nova) }
      return referencias.insert({ ...values, ...deriveReferencia(values) }, autor)
    },

    /**
     * Changes a reference wherever it is used. Undefined when there is no such reference. Throws a StaleVersionError
     * when it was changed after the caller read it. Throws an InvalidInputError when it would have neither text nor
     * image, when its image has no description, or when a published question or theme that uses it would have a text
     * that cannot be drawn.
     */
    async change(
      id: number,
      { versao, ...changes }: MudancasDeReferencia,
      autor: number,
    ): Promise<ReferenciaAvulsa | undefined> {
      const found = db.selectFrom('referencias as r').select(REFERENCIA).where('r.id', '=', id)
      const antes = await found.executeTakeFirst()
      if (!antes) return undefined
      const values = { ...antes, ...sent(changes) }
      refuseIncomplete(novaReferencia, values)
      const { busca, marcacao_quebrada } = deriveReferencia(values)
      const row = { ...sent(changes), busca, marcacao_quebrada, ...(versao && { versao }) }
      return referencias.change(id, row, autor, async (trx) => {
        const textos = pick(values, TEXTOS_DE_REFERENCIA)
        for (const beside of await textosBeside(trx, [id])) refuseBroken(textos, beside.textos)
      })
    },

    /** Gives whether there was such a reference; throws an InUseError when a question or a theme uses it. */
    remove(id: number, autor: number): Promise<boolean> {
      return referencias.remove(id, autor, async (trx) => {
        const { usos } = await trx
          .selectFrom('referencias as r')
          .select(USOS.as('usos'))
          .where('r.id', '=', id)
          .executeTakeFirstOrThrow()
        if (usos === 1) throw new InUseError('1 questão ou tema')
        if (usos > 1) throw new InUseError(`${usos} questões ou temas`)
      })
    },
  }
}
