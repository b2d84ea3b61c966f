import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  SqliteAdapter,
} from 'kysely'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** A primary key that the database gives out and never gives out again. */
function generatedId(db: Kysely<unknown>): Column {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  return (column) =>
    isSqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity()
}

/** Starts a table whose primary key is a generated `id`. */
export function createTable<Name extends string>(
  db: Kysely<unknown>,
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  return db.schema.createTable(name).addColumn('id', 'integer', generatedId(db))
}

/** An index for a foreign key: without one, every deletion of what it points to reads the whole table. */
export async function indexForeignKey(
  db: Kysely<unknown>,
  table: string,
  column: string,
): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
