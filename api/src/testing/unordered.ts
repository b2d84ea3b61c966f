import { DatabaseSync } from 'node:sqlite'

// oxlint-disable-next-line typescript/unbound-method -- it is called with its database below
const { exec } = DatabaseSync.prototype

// SQLite gives what is selected without an order in the same order each time; PostgreSQL gives it in any. Here it
// comes the other way round, so that what relies on an order that it did not ask for fails at once.
function execUnordered(this: DatabaseSync, sql: string): void {
  exec.call(this, sql)
  if (sql.startsWith('pragma journal_mode'))
    exec.call(this, 'pragma reverse_unordered_selects = on')
}

// The files of a worker share its process, and each runs this.
if (exec.name !== execUnordered.name) DatabaseSync.prototype.exec = execUnordered
