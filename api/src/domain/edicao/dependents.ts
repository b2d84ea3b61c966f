import type { ComDependencias, Dependencias } from '@rumo/contract'
import { byCount } from '@rumo/contract/plural'
import { InUseError } from '../../errors.ts'
import type { Database } from '../../infra/database/db.ts'
import { countOf } from '../../infra/lists/list-page.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { selectHeld } from '../tentativas/retire.ts'

/** Rows that depend on a record, with their names in the singular and the plural. */
interface Pointing {
  entidade: Dependencias['itens'][number]['entidade']
  table: keyof Tables
  column: string
  /** Whether `column` refers to a question of the record, and not to the record itself. */
  isOfQuestoes?: true
  /** The column with the question's id. If that question is retired and not deleted, the row stays. */
  questao?: 'id' | 'id_questao'
  names: readonly [one: string, several: string]
}

const QUESTOES = {
  entidade: 'questoes',
  table: 'questoes',
  questao: 'id',
  names: ['questão', 'questões'],
} as const

const RELATOS = {
  entidade: 'relatos',
  table: 'relatos',
  column: 'id_questao',
  questao: 'id_questao',
  names: ['relato de erro', 'relatos de erro'],
} as const

/** The dependent rows of each noun that has any (docs/decisions/provas.md, deleting). */
const POINTING: Partial<Record<ComDependencias, readonly Pointing[]>> = {
  assuntos: [{ ...QUESTOES, column: 'id_assunto' }],
  materias: [
    { ...QUESTOES, column: 'id_materia' },
    {
      entidade: 'assuntos',
      table: 'assuntos',
      column: 'id_materia',
      names: ['assunto', 'assuntos'],
    },
  ],
  provas: [
    { ...QUESTOES, column: 'id_prova' },
    {
      entidade: 'redacoes',
      table: 'redacoes',
      column: 'id_prova',
      names: ['tema de redação', 'temas de redação'],
    },
    { ...RELATOS, isOfQuestoes: true },
  ],
  questoes: [RELATOS],
  redacoes: [
    {
      entidade: 'referencias',
      table: 'redacoes_referencias',
      column: 'id_redacao',
      names: ['texto de apoio', 'textos de apoio'],
    },
  ],
  usuarios: [
    {
      entidade: 'simulados',
      table: 'simulados',
      column: 'id_usuario',
      names: ['simulado', 'simulados'],
    },
    {
      entidade: 'redacoes_enviadas',
      table: 'redacoes_enviadas',
      column: 'id_usuario',
      names: ['redação enviada', 'redações enviadas'],
    },
  ],
  vestibulares: [
    {
      entidade: 'provas',
      table: 'provas',
      column: 'id_vestibular',
      names: ['prova', 'provas'],
    },
  ],
}

/**
 * Nouns that cannot be deleted while rows depend on them. For other nouns the dependent rows are deleted too, except
 * the questions of an assunto, which stay without one.
 */
const NOT_DELETED: ReadonlySet<ComDependencias> = new Set(['materias', 'vestibulares'])

/**
 * The questions of a record that are retired instead of deleted; undefined for nouns without questions of their own.
 */
function heldOf(db: Database, noun: ComDependencias, id: number) {
  if (noun === 'provas') return selectHeld(db).where('q.id_prova', '=', id)
  return noun === 'questoes' ? selectHeld(db).where('q.id', '=', id) : undefined
}

/** Counts the rows that depend on a record. The record need not exist. */
export async function dependentsOf(
  db: Database,
  noun: ComDependencias,
  id: number,
): Promise<Dependencias> {
  const itens: Dependencias['itens'] = []
  const held = heldOf(db, noun, id)
  for (const { entidade, table, column, names, isOfQuestoes, questao } of POINTING[noun] ?? []) {
    const named = db.dynamic.ref(column)
    const questoes = db.selectFrom('questoes').select('id').where('id_prova', '=', id)
    const found = db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where((eb) => (isOfQuestoes ? eb(named, 'in', questoes) : eb(named, '=', id)))
    const going =
      held && questao ? found.where((eb) => eb(db.dynamic.ref(questao), 'not in', held)) : found
    const { total } = await going.executeTakeFirstOrThrow()
    if (total > 0) itens.push({ entidade, nome: byCount(total, ...names), total })
  }
  const a_retirar = held ? await countOf(held) : 0
  return { itens, a_retirar, impede: itens.length > 0 && NOT_DELETED.has(noun) }
}

/** Throws an InUseError, with the numbers, if dependent rows prevent deleting the record. */
export async function refuseInUse(db: Database, noun: ComDependencias, id: number): Promise<void> {
  const { itens, impede } = await dependentsOf(db, noun, id)
  if (impede) throw new InUseError(itens.map(({ nome, total }) => `${total} ${nome}`).join(', '))
}
