import type { ListQuery, MudancasDeRedacao, NovaRedacao, Redacao } from '@rumo/contract'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import { refusing } from '../../infra/constraints.ts'
import type { Database } from '../../infra/db.ts'
import { editable } from '../../infra/editable.ts'
import { listOf, listPage, type Page } from '../../infra/list-page.ts'
import { type Audience, REDACAO, shownProvas, shownRedacoes } from '../../infra/published.ts'
import { removeUnusedReferencias } from '../../infra/remove-referencias.ts'

type Asked = ListQuery<'id_prova' | 'instrucoes'>

/** In the order in which they were made, unless told. */
const LISTING = {
  busca: [sql.ref('rd.busca')],
  ordem: { id_prova: [sql.ref('rd.id_prova')], instrucoes: [sql.ref('rd.busca')] },
  id: sql.ref('rd.id'),
} as const

export type RedacoesRepository = ReturnType<typeof redacoesRepository>

export function redacoesRepository(db: Database) {
  const redacoes = editable(db, 'redacoes', redacoesSchemas.one.dados, 'instrucoes')
  return {
    /** Those that are there for the audience. */
    list(audience: Audience, query?: Asked): Promise<Page<Redacao>> {
      return listPage(shownRedacoes(db, audience).select(REDACAO), query, LISTING)
    },

    find(id: number, audience: Audience): Promise<Redacao | undefined> {
      return shownRedacoes(db, audience).select(REDACAO).where('rd.id', '=', id).executeTakeFirst()
    },

    /** Those of a prova; undefined when there is no such prova for the audience. */
    listOfProva(
      idProva: number,
      audience: Audience,
      query?: Asked,
    ): Promise<Page<Redacao> | undefined> {
      const found = shownRedacoes(db, audience).select(REDACAO).where('rd.id_prova', '=', idProva)
      const prova = shownProvas(db, audience).select('p.id').where('p.id', '=', idProva)
      return listOf(prova, listPage(found, query, LISTING))
    },

    /** Throws a ConflictError where there is no such prova; so does `change`. */
    insert(values: NovaRedacao, autor: number): Promise<Redacao> {
      return refusingProva(redacoes.insert(values, autor))
    },

    change(id: number, changes: MudancasDeRedacao, autor: number): Promise<Redacao | undefined> {
      return refusingProva(redacoes.change(id, changes, autor))
    },

    /** With the texts and figures that nothing else refers to. */
    remove(id: number, autor: number): Promise<boolean> {
      return redacoes.remove(id, autor, async (trx) => {
        const links = await trx
          .deleteFrom('redacoes_referencias')
          .where('id_redacao', '=', id)
          .returning('id_referencia')
          .execute()
        await removeUnusedReferencias(
          trx,
          links.map(({ id_referencia }) => id_referencia),
          autor,
        )
      })
    },
  }
}

function refusingProva<Result>(writing: Promise<Result>): Promise<Result> {
  return refusing(writing, {
    foreign_key: () => new ConflictError('prova_inexistente', 'Essa prova não existe.', 'id_prova'),
  })
}
