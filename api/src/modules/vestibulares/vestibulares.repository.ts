import type { ListQuery, MudancasDeVestibular, NovoVestibular, Vestibular } from '@rumo/contract'
import { vestibularesSchemas } from '@rumo/contract/schemas/vestibulares'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import { refusing } from '../../infra/database/constraints.ts'
import type { Database } from '../../infra/database/db.ts'
import { refuseInUse } from '../../domain/edicao/dependents.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import { columnsOf } from '../../domain/publicacao/published.ts'

const VESTIBULAR = vestibularesSchemas.one.dados

export function vestibularesRepository(db: Database) {
  const vestibulares = editable(db, 'vestibulares', VESTIBULAR)
  const selected = db.selectFrom('vestibulares as v').select(columnsOf('v', VESTIBULAR))
  const [ano, semestre] = [sql.ref('v.ano'), sql.ref('v.semestre')]
  return {
    /** A page of vestibulares, searched as '2026' or '2026/1'; by default the newest first. */
    list(query?: ListQuery<'ano' | 'semestre'>): Promise<Page<Vestibular>> {
      return listPage(selected, query, {
        busca: [sql`${ano} || '/' || ${semestre}`],
        ordem: { ano: [ano, semestre], semestre: [semestre, ano] },
        padrao: '-ano',
        id: sql.ref('v.id'),
      })
    },

    find(id: number): Promise<Vestibular | undefined> {
      return selected.where('v.id', '=', id).executeTakeFirst()
    },

    /** Throws a ConflictError when another vestibular has this year and semester; so does `change`. */
    insert(values: NovoVestibular, autor: number): Promise<Vestibular> {
      return refusingTaken(vestibulares.insert(values, autor))
    },

    change(
      id: number,
      changes: MudancasDeVestibular,
      autor: number,
    ): Promise<Vestibular | undefined> {
      return refusingTaken(vestibulares.change(id, changes, autor))
    },

    /** Throws an InUseError when the vestibular has provas. */
    remove(id: number, autor: number): Promise<boolean> {
      return vestibulares.remove(id, autor, (trx) => refuseInUse(trx, 'vestibulares', id))
    },
  }
}

function refusingTaken<Result>(writing: Promise<Result>): Promise<Result> {
  return refusing(writing, {
    unique: () =>
      new ConflictError('vestibular_repetido', 'Já existe um vestibular deste ano e semestre.'),
  })
}
