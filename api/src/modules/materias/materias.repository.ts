import type { ListQuery, Materia, MudancasDeMateria, NovaMateria } from '@rumo/contract'
import { materiasSchemas } from '@rumo/contract/schemas/materias'
import { toSearchText } from '@rumo/contract/search-text'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { refuseInUse } from '../../domain/edicao/dependents.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import { columnsOf } from '../../domain/publicacao/published.ts'

const MATERIA = materiasSchemas.list.dados.element

export function materiasRepository(db: Database) {
  const materias = editable(db, 'materias', MATERIA, 'nome')
  const selected = db.selectFrom('materias as m').select(columnsOf('m', MATERIA))
  const busca = sql.ref('m.busca')
  return {
    /** One page of matérias; by default sorted by name. */
    list(query?: ListQuery<'nome'>): Promise<Page<Materia>> {
      return listPage(selected, query, {
        busca: [busca],
        ordem: { nome: [busca] },
        padrao: 'nome',
        id: sql.ref('m.id'),
      })
    },

    /** Throws a ConflictError when another matéria has the name; so does `change`. */
    insert(values: NovaMateria, autor: number): Promise<Materia> {
      return materias.insert(values, autor, (trx) => refuseTaken(trx, values.nome))
    },

    change(id: number, changes: MudancasDeMateria, autor: number): Promise<Materia | undefined> {
      return materias.change(id, changes, autor, (trx) => refuseTaken(trx, changes.nome, id))
    },

    /** Throws an InUseError when questions have this matéria. */
    remove(id: number, autor: number): Promise<boolean> {
      return materias.remove(id, autor, (trx) => refuseInUse(trx, 'materias', id))
    },
  }
}

/**
 * Names that differ only in accents or case count as the same name. The database itself does not refuse them, because
 * exam files may have brought such names already.
 */
async function refuseTaken(
  trx: DatabaseTransaction,
  nome: string | undefined,
  id = 0,
): Promise<void> {
  if (nome === undefined) return
  const other = await trx
    .selectFrom('materias')
    .select('id')
    .where('busca', '=', toSearchText(nome))
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  if (other) throw new ConflictError('nome_em_uso', 'Já existe uma matéria com este nome.', 'nome')
}
