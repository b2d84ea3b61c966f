import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { retry } from 'es-toolkit'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { prepare } from './sqlite-statements.ts'

/** How long a writer waits for a writer in another process. */
export const BUSY_TIMEOUT_MS = 5000
const RETRY_AFTER_MS = 10
const SQLITE_BUSY = 5
/**
 * Queries with a list of ids have a different text for each length of the list. This is enough for all of them, and
 * still a limit.
 */
const MAX_CACHED_STATEMENTS = 1000

/** SQLite in one file, with Node's own driver (docs/adr/002-database.md). */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new ImmediateDriver({ database: () => openFile(path) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Only the user who runs the server may read the file, because it contains all e-mails. */
const PRIVATE = 0o600

/**
 * Makes the database file private, whether it is new or exists already, and its -wal and -shm files. New ones get the
 * mode of the database file. The mode stays as it is if this user does not own the file.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', PRIVATE))
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(path + suffix)) chmodSync(path + suffix, PRIVATE)
    }
  } catch {
    // If the file cannot be opened, SQLite reports it better. If its mode cannot be changed, the owner has chosen it.
    return
  }
}

async function openFile(path: string): Promise<SqliteDatabase> {
  makePrivate(path)
  const file = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  // If two processes create the file at once, this statement fails in one of them without waiting, so it is retried.
  await retry(async () => file.exec('pragma journal_mode = wal'), {
    retries: BUSY_TIMEOUT_MS / RETRY_AFTER_MS,
    delay: RETRY_AFTER_MS,
    shouldRetry: isBusy,
  })
  file.exec('pragma synchronous = full')
  // Overwrites deleted data, such as an e-mail, with zeros. The cost is too small to be measured.
  file.exec('pragma secure_delete = on')
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      let statement = statements.get(sql)
      if (statement === undefined) {
        if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear()
        statement = prepare(file, sql)
        statements.set(sql, statement)
      }
      return statement
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

class ImmediateDriver extends SqliteDriver {
  // With an ordinary `begin`, a transaction that reads first and writes later fails at once if another process wrote in
  // between. `begin immediate` takes the write lock at the beginning, and waits for it.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // When the disk is full, SQLite itself ends the transaction. The error of the rollback would then hide the real one.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active')))
        throw error
    })
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can roll back schema changes. Kysely runs migrations in a transaction only if the adapter says so.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
