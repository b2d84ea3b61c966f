import type { Curso, ListQuery, MudancasDeCurso, NovoCurso } from '@rumo/contract'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import { refusing } from '../../infra/database/constraints.ts'
import type { Database } from '../../infra/database/db.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import { columnsOf } from '../../domain/publicacao/published.ts'
import type { VersionedRow } from '../../infra/tables/conteudo-tables.ts'

declare module '../../infra/tables/tables.ts' {
  interface Tables {
    cursos: Cursos
  }
}

interface Cursos extends VersionedRow {
  nome: string
  /** `nome` in the form that is searched and sorted by; unique among courses. */
  busca: string
  pesos: string | null
  parte_da_redacao: number | null
}

const CURSO = cursosSchemas.one.dados

export function cursosRepository(db: Database) {
  const cursos = editable(db, 'cursos', CURSO, 'nome')
  const selected = db.selectFrom('cursos as c').select(columnsOf('c', CURSO))
  const busca = sql.ref('c.busca')
  return {
    /** One page of courses; by default sorted by name. */
    list(query?: ListQuery<'nome'>): Promise<Page<Curso>> {
      return listPage(selected, query, {
        busca: [busca],
        ordem: { nome: [busca] },
        padrao: 'nome',
        id: sql.ref('c.id'),
      })
    },

    find(id: number): Promise<Curso | undefined> {
      return selected.where('c.id', '=', id).executeTakeFirst()
    },

    /** Throws a ConflictError when another course has the name; so does `change`. */
    insert(values: NovoCurso, autor: number): Promise<Curso> {
      return refusingNome(cursos.insert(values, autor))
    },

    change(id: number, changes: MudancasDeCurso, autor: number): Promise<Curso | undefined> {
      return refusingNome(cursos.change(id, changes, autor))
    },

    remove: (id: number, autor: number): Promise<boolean> => cursos.remove(id, autor),
  }
}

/** Names that differ only in accents or case count as the same name. */
function refusingNome<Result>(writing: Promise<Result>): Promise<Result> {
  return refusing(writing, {
    unique: () => new ConflictError('nome_em_uso', 'Já existe um curso com este nome.', 'nome'),
  })
}
