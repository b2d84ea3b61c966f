import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
  sql,
  SqliteAdapter,
} from 'kysely'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** A primary key that the database generates and never uses twice. */
function generatedId(db: Kysely<unknown>): Column {
  return (column) =>
    isSqlite(db)
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedAlwaysAsIdentity()
}

/**
 * The type of a text by which the application searches and sorts. Both databases then compare code points, as SQLite
 * always does. By default PostgreSQL would compare by the language that the database was created with, and could not
 * search by an index.
 */
export function searchText(db: Kysely<unknown>): 'text' | RawBuilder<unknown> {
  return isSqlite(db) ? 'text' : sql`text collate "C"`
}

export function isSqlite<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** Begins a table whose primary key is a generated `id`. */
export function createTable<Name extends string>(
  db: Kysely<unknown>,
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  return db.schema.createTable(name).addColumn('id', 'integer', generatedId(db))
}

/**
 * An index for a foreign key. Without one, each deletion of a row to which the key may refer would read the whole
 * table.
 */
export async function indexForeignKey(
  db: Kysely<unknown>,
  table: string,
  column: string,
): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}

/**
 * A trigram index of a table's `busca`. This is the only place where the two schemas differ (docs/adr/002-database.md).
 */
export async function indexTrigrams(db: Kysely<unknown>, table: string): Promise<void> {
  if (!isSqlite(db)) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create index ${sql.ref(`${table}_busca`)} on ${sql.table(table)}
      using gin (busca gin_trgm_ops)`.execute(db)
    return
  }
  const index = sql.ref(`busca_de_${table}`)
  await sql`create virtual table ${index} using fts5
    (busca, content=${sql.lit(table)}, content_rowid='id', tokenize='trigram')`.execute(db)
  await sql`insert into ${index} (${index}) values ('rebuild')`.execute(db)
  const add = sql`insert into ${index} (rowid, busca) values (new.id, new.busca);`
  const take = sql`insert into ${index} (${index}, rowid, busca) values ('delete', old.id, old.busca);`
  const on = sql.table(table)
  const name = (event: string) => sql.ref(`busca_de_${table}_${event}`)
  await sql`create trigger ${name('insert')} after insert on ${on} begin ${add} end`.execute(db)
  await sql`create trigger ${name('delete')} after delete on ${on} begin ${take} end`.execute(db)
  await sql`create trigger ${name('update')} after update of busca on ${on}
    begin ${take} ${add} end`.execute(db)
}
