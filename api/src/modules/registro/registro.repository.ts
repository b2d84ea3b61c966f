import type { Entidade, ListQuery, Mudanca } from '@rumo/contract'
import { sql } from 'kysely'
import { retratoOf } from '../../infra/audit-log.ts'
import type { Database } from '../../infra/db.ts'
import { listPage, type Page } from '../../infra/list-page.ts'

interface Asked extends ListQuery<'em'> {
  id_usuario?: number | undefined
  entidade?: Entidade | undefined
}

export type RegistroRepository = ReturnType<typeof registroRepository>

export function registroRepository(db: Database) {
  const selected = db
    .selectFrom('registro as r')
    .select(['r.id', 'r.em', 'r.acao', 'r.entidade', 'r.id_registro', 'r.antes', 'r.depois'])
    .select('r.id_usuario as id_autor')
    // No join: whoever counts the lines would pay for it.
    .select((eb) =>
      eb
        .selectFrom('usuarios as u')
        .select('u.nome')
        .whereRef('u.id', '=', 'r.id_usuario')
        .as('nome_do_autor'),
    )
  return {
    /** A page of what was done, by whom and to what if that is asked; the newest first, unless told. */
    async list({ id_usuario, entidade, ordem, ...page }: Asked): Promise<Page<Mudanca>> {
      const found = selected
        .$if(id_usuario !== undefined, (query) => query.where('r.id_usuario', '=', id_usuario ?? 0))
        .$if(entidade !== undefined, (query) =>
          query.where('r.entidade', '=', entidade ?? 'cursos'),
        )
      const { dados, total = 0 } = await listPage(
        found,
        { pagina: 1, ...page, ordem: ordem ?? '-em' },
        // Lines are written one after the other: their ids are in the order of their instants.
        { busca: [sql.lit('')], ordem: { em: [sql.ref('r.id')] }, id: sql.ref('r.id') },
      )
      return { dados: dados.map(toMudanca), total }
    },
  }
}

interface Row extends Pick<Mudanca, 'id' | 'em' | 'acao' | 'entidade' | 'id_registro'> {
  antes: string | null
  depois: string | null
  id_autor: number | null
  nome_do_autor: string | null
}

function toMudanca({ id_autor, nome_do_autor, antes, depois, ...change }: Row): Mudanca {
  const autor =
    id_autor === null || nome_do_autor === null ? null : { id: id_autor, nome: nome_do_autor }
  return { ...change, autor, antes: retratoOf(antes), depois: retratoOf(depois) }
}
