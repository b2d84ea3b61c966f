import type { Assunto, FiltroDeAssuntos, MudancasDeAssunto, NovoAssunto } from '@rumo/contract'
import { assuntosSchemas } from '@rumo/contract/schemas/assuntos'
import { toSearchText } from '@rumo/contract/search-text'
import { sql } from 'kysely'
import { ConflictError, refuseCampos } from '../../errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { editable } from '../../domain/edicao/editable.ts'
import { columnsOf } from '../../domain/publicacao/published.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import type { VersionedRow } from '../../infra/tables/conteudo-tables.ts'

declare module '../../infra/tables/tables.ts' {
  interface Tables {
    assuntos: Assuntos
  }
}

interface Assuntos extends VersionedRow {
  id_materia: number
  nome: string
  /** `nome` in the form that is searched and sorted by. */
  busca: string
  /** The place among the assuntos of the same matéria; null puts the assunto after those with a place. */
  ordem: number | null
}

const ASSUNTO = assuntosSchemas.one.dados
/** Stands for a null `ordem` when sorting, so that these assuntos come last. */
const LAST = 1_000_000

export function assuntosRepository(db: Database) {
  const assuntos = editable(db, 'assuntos', ASSUNTO, 'nome')
  const selected = db
    .selectFrom('assuntos as a')
    .innerJoin('materias as m', 'm.id', 'a.id_materia')
    .select(columnsOf('a', ASSUNTO))
  const busca = sql.ref('a.busca')
  const ordem = [
    sql.ref('m.busca'),
    sql.ref('m.id'),
    sql`coalesce(a.ordem, ${sql.lit(LAST)})`,
    busca,
  ]
  return {
    /** One page of assuntos; by default sorted by matéria, and by `ordem` within a matéria. */
    list({ id_materia, ...query }: FiltroDeAssuntos = {}): Promise<Page<Assunto>> {
      const found = selected.$if(id_materia !== undefined, (all) =>
        all.where('a.id_materia', '=', id_materia ?? 0),
      )
      return listPage(found, query, {
        busca: [busca, sql.ref('m.busca')],
        ordem: { nome: [busca], ordem },
        padrao: 'ordem',
        id: sql.ref('a.id'),
      })
    },

    find(id: number): Promise<Assunto | undefined> {
      return selected.where('a.id', '=', id).executeTakeFirst()
    },

    /**
     * Throws an InvalidInputError when there is no such matéria, and a ConflictError when another assunto of the
     * matéria has the name. `change` throws the same ConflictError.
     */
    insert({ ordem: place = null, ...values }: NovoAssunto, autor: number): Promise<Assunto> {
      return assuntos.insert({ ...values, ordem: place }, autor, async (trx) => {
        await refuseMissing(trx, values.id_materia)
        await refuseTaken(trx, values)
      })
    },

    change(id: number, changes: MudancasDeAssunto, autor: number): Promise<Assunto | undefined> {
      return assuntos.change(id, changes, autor, async (trx) => {
        const { nome } = changes
        if (nome === undefined) return
        const { id_materia } = await trx
          .selectFrom('assuntos')
          .select('id_materia')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await refuseTaken(trx, { id_materia, nome }, id)
      })
    },

    /** The questions of a removed assunto stay, without an assunto. */
    remove: (id: number, autor: number): Promise<boolean> => assuntos.remove(id, autor),
  }
}

async function refuseMissing(trx: DatabaseTransaction, id: number): Promise<void> {
  const materia = trx.selectFrom('materias').select('id').where('id', '=', id)
  if (await materia.executeTakeFirst()) return
  refuseCampos({ id_materia: 'Essa matéria não existe mais.' })
}

/** Names that differ only in accents or case count as the same name. */
async function refuseTaken(
  trx: DatabaseTransaction,
  { id_materia, nome }: Pick<NovoAssunto, 'id_materia' | 'nome'>,
  id = 0,
): Promise<void> {
  const other = await trx
    .selectFrom('assuntos')
    .select('id')
    .where('id_materia', '=', id_materia)
    .where('busca', '=', toSearchText(nome))
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  if (!other) return
  throw new ConflictError('nome_em_uso', 'Esta matéria já tem um assunto com este nome.', 'nome')
}
