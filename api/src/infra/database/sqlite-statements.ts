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
 * Makes an object of a row that setReturnArrays returns as an array. The objects that the driver itself would return
 * have no shape that V8 can optimize: code that reads them is slow, and a draw takes a quarter longer.
 */
function named(columns: readonly string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  // The declared type does not take setReturnArrays into account.
  const array = values as readonly unknown[]
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = array[index]
  return row
}

function bindable(parameters: readonly unknown[]): readonly SQLInputValue[] {
  // The driver throws if a value is of any other type.
  return parameters as readonly SQLInputValue[]
}
