import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteStatement } from 'kysely'

export function prepare(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = file.prepare(sql)
  const columns = statement.columns().map(({ name }) => name)
  statement.setReturnArrays(true)
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...bindable(parameters)).map((row) => named(columns, row)),
    run: (parameters) => statement.run(...bindable(parameters)),
    *iterate(parameters) {
      for (const row of statement.iterate(...bindable(parameters))) yield named(columns, row)
    },
  }
}

/**
 * A row as an object, out of the array that setReturnArrays gives. The objects that the driver makes
 * have no shape that V8 could learn: whatever reads them is slow, and a draw takes a quarter longer.
 */
function named(columns: readonly string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  // The declared type is that of the objects.
  const array = values as readonly unknown[]
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = array[index]
  return row
}

function bindable(parameters: readonly unknown[]): readonly SQLInputValue[] {
  // The driver throws on any other value.
  return parameters as readonly SQLInputValue[]
}
