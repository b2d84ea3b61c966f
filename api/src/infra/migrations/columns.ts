import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
  sql,
  SqliteAdapter,
} from 'kysely'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** A primary key that the database gives out and never gives out again. */
function generatedId(db: Kysely<unknown>): Column {
  return (column) =>
    isSqlite(db)
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedAlwaysAsIdentity()
}

/**
 * The type of a text that the application writes for searching and sorting. SQLite compares code points;
 * PostgreSQL would by the language that its database was made with, and could not search by an index.
 */
export function searchText(db: Kysely<unknown>): 'text' | RawBuilder<unknown> {
  return isSqlite(db) ? 'text' : sql`text collate "C"`
}

/** Which of the two databases it is. */
export function isSqlite<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
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
