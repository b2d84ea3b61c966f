import type { ListQuery, MudancasDeRedacao, NovaRedacao, Redacao, Referencia } from '@rumo/contract'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import { existingRedacao } from '../../domain/redacoes/change-redacao.ts'
import { refusing } from '../../infra/database/constraints.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { textosDasReferencias } from '../../domain/referencias/link-referencias.ts'
import { listOf, listPage, type Page } from '../../infra/lists/list-page.ts'
import { judged, refuseBroken } from '../../domain/publicacao/marcacao.ts'
import {
  type Audience,
  isPublished,
  REDACAO,
  shownProvas,
  shownRedacoes,
} from '../../domain/publicacao/published.ts'
import { removeUnusedReferencias } from '../../domain/referencias/remove-referencias.ts'

type Asked = ListQuery<'id_prova' | 'instrucoes'>

/** How themes are searched and sorted; by default in the order in which they were made. */
const LISTING = {
  busca: [sql.ref('rd.busca')],
  ordem: { id_prova: [sql.ref('rd.id_prova')], instrucoes: [sql.ref('rd.busca')] },
  id: sql.ref('rd.id'),
} as const

export type RedacoesRepository = ReturnType<typeof redacoesRepository>

export function redacoesRepository(db: Database) {
  const redacoes = editable(db, 'redacoes', redacoesSchemas.one.dados, 'instrucoes')
  return {
    list(audience: Audience, query?: Asked): Promise<Page<Redacao>> {
      return listPage(shownRedacoes(db, audience).select(REDACAO), query, LISTING)
    },

    find(id: number, audience: Audience): Promise<Redacao | undefined> {
      return shownRedacoes(db, audience).select(REDACAO).where('rd.id', '=', id).executeTakeFirst()
    },

    /** The themes of a prova; undefined when the audience sees no such prova. */
    listOfProva(
      idProva: number,
      audience: Audience,
      query?: Asked,
    ): Promise<Page<Redacao> | undefined> {
      const found = shownRedacoes(db, audience).select(REDACAO).where('rd.id_prova', '=', idProva)
      const prova = shownProvas(db, audience).select('p.id').where('p.id', '=', idProva)
      return listOf(prova, listPage(found, query, LISTING))
    },

    /**
     * Throws a ConflictError when there is no such prova, and an InvalidInputError when the prova is published and the
     * text cannot be drawn; so does `change`.
     */
    insert(values: NovaRedacao, autor: number): Promise<Redacao> {
      const prepare = (trx: DatabaseTransaction) => refuseUnfit(trx, values)
      const row = { ...values, ...judged([values.instrucoes]) }
      return refusingProva(redacoes.insert(row, autor, prepare))
    },

    change(id: number, changes: MudancasDeRedacao, autor: number): Promise<Redacao | undefined> {
      const { instrucoes } = changes
      const prepare = async (trx: DatabaseTransaction) => {
        const antes = await existingRedacao(trx, id)
        const { id_prova = antes.id_prova, instrucoes: now = antes.instrucoes } = changes
        // The theme may move to a published prova, so its references are checked, too.
        await refuseUnfit(trx, { id_prova, instrucoes: now }, antes.referencias)
      }
      const values = { ...changes, ...(instrucoes !== undefined && judged([instrucoes])) }
      return refusingProva(redacoes.change(id, values, autor, prepare))
    },

    /** Removes a theme with the texts and figures that nothing else refers to. */
    remove(id: number, autor: number): Promise<boolean> {
      return redacoes.remove(id, autor, async (trx) => {
        const links = await trx
          .deleteFrom('redacoes_referencias')
          .where('id_redacao', '=', id)
          .returning('id_referencia')
          .execute()
        const linked = links.map(({ id_referencia }) => id_referencia)
        await removeUnusedReferencias(trx, linked, autor)
      })
    },
  }
}

/** Refuses a public theme with a text that cannot be drawn, of its own or of its references. */
async function refuseUnfit(
  trx: DatabaseTransaction,
  { id_prova, instrucoes }: NovaRedacao,
  referencias: readonly Referencia[] = [],
): Promise<void> {
  if (!(await isPublished(trx, id_prova))) return
  // The references are judged first, so that too many formulas are reported for the theme that is being written.
  refuseBroken({ ...textosDasReferencias(referencias), instrucoes })
}

function refusingProva<Result>(writing: Promise<Result>): Promise<Result> {
  return refusing(writing, {
    foreign_key: () => new ConflictError('prova_inexistente', 'Essa prova não existe.', 'id_prova'),
  })
}
