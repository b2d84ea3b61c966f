import type { TabelasDeContas } from './conta-tables.ts'
import type { TabelasDoConteudo } from './conteudo-tables.ts'
import type { TabelasDeEstudantes } from './estudante-tables.ts'

/**
 * All tables with their columns, which are integer, text or real; a boolean is 0 or 1 in the database. A table that
 * only one module writes is declared in the repository of that module, which adds it to this interface.
 */
export interface Tables extends TabelasDoConteudo, TabelasDeContas, TabelasDeEstudantes {}

/** The names of the tables that have at least these columns. */
export type TablesWith<Columns> = {
  [Table in keyof Tables]: Tables[Table] extends Columns ? Table : never
}[keyof Tables]

/** The columns that hold a boolean. */
export const BOOLEAN_COLUMNS = [
  'alternativas_completas',
  'correta',
  'foi_publicada',
  'marcacao_quebrada',
  'primeira',
  'principal',
  'publicada',
  'redacao_corrigida',
  'removida',
  'resolvido',
] as const
