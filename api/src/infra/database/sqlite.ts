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

/** How long a writer waits for another process. */
export const BUSY_TIMEOUT_MS = 5000
const RETRY_AFTER_MS = 10
const SQLITE_BUSY = 5
/** Queries over lists of ids have one text a length: this keeps them all, and an end to it. */
const MAX_CACHED_STATEMENTS = 1000

/** SQLite in one file, by the driver that Node brings (docs/adr/002-database.md). */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new ImmediateDriver({ database: () => openFile(path) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Readable by this user of the machine alone: it holds all e-mails. */
const PRIVATE = 0o600

/**
 * Makes the file private, also one that is there, with what SQLite keeps beside it: a new -wal or -shm gets the mode
 * that the file has. A process that does not own the file leaves its mode as it is.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', PRIVATE))
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(path + suffix)) chmodSync(path + suffix, PRIVATE)
    }
  } catch {
    // What cannot be opened SQLite says better; a mode that may not be changed is its owner's choice.
    return
  }
}

async function openFile(path: string): Promise<SqliteDatabase> {
  makePrivate(path)
  const file = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  // Two processes that make the file at once: SQLite fails one of them here without waiting.
  await retry(async () => file.exec('pragma journal_mode = wal'), {
    retries: BUSY_TIMEOUT_MS / RETRY_AFTER_MS,
    delay: RETRY_AFTER_MS,
    shouldRetry: isBusy,
  })
  file.exec('pragma synchronous = full')
  // What is deleted is overwritten: an e-mail, say. It costs nothing that can be measured.
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
  // A transaction that reads first and writes later fails at once when another process wrote in
  // between; one that takes the write lock at its beginning waits for it.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // A full disk ends the transaction by itself; the error of the rollback would hide that one.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active')))
        throw error
    })
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite rolls back DDL; Kysely only runs migrations in a transaction when told so.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
