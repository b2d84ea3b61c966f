import { StartError } from '../../start-error.ts'
import { type DatabaseAddress, isPostgresAddress, publicAddress } from './database-address.ts'
import { type Database, type DatabaseOptions, openDatabase } from './db.ts'
import { isNewest, migrate } from '../migrations/migrate.ts'
import { NewerSchemaError } from '../migrations/newer-schema.ts'
import { MIGRATION_PATIENCE } from './postgres.ts'

/** The database cannot be used; the message is for people. */
class UnusableDatabaseError extends StartError {
  override name = 'UnusableDatabaseError'

  constructor(address: DatabaseAddress, cause: unknown) {
    super(
      `O banco de dados em ${publicAddress(address)} não pôde ser preparado (${reasonOf(cause)}): ${adviceOn(cause, address)}.`,
      { cause },
    )
  }
}

/**
 * Opens a database and migrates its schema to the newest version. If that fails, throws an UnusableDatabaseError and
 * closes the database.
 */
export async function openMigrated(
  address: DatabaseAddress,
  options?: DatabaseOptions,
): Promise<Database> {
  const db = openDatabase(address, options)
  try {
    if (!(await isNewest(db))) await migratePatiently(address, options)
    return db
  } catch (cause) {
    await db.destroy()
    throw new UnusableDatabaseError(address, cause)
  }
}

async function migratePatiently(address: DatabaseAddress, options?: DatabaseOptions) {
  await using patient = openDatabase(address, { ...options, patience: MIGRATION_PATIENCE })
  await migrate(patient)
}

function adviceOn(cause: unknown, address: DatabaseAddress): string {
  if (cause instanceof NewerSchemaError) {
    return 'atualize o Rumo ou restaure a cópia feita antes da atualização'
  }
  return isPostgresAddress(address)
    ? 'confira DATABASE_URL e se o servidor do banco está no ar'
    : 'restaure uma cópia ou escolha outra pasta com DATA_DIR'
}

/** The error of a host name with several addresses, none of which answers, has a code but no message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
