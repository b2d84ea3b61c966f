import { DatabaseSync } from 'node:sqlite'

// oxlint-disable-next-line typescript/unbound-method -- it is called with its database below
const { exec } = DatabaseSync.prototype

// SQLite gives rows that are selected without an order always in the same order; PostgreSQL may give them in any order.
// This reverses SQLite's order, so that code that relies on an order it did not ask for fails at once.
function execUnordered(this: DatabaseSync, sql: string): void {
  exec.call(this, sql)
  if (sql.startsWith('pragma journal_mode'))
    exec.call(this, 'pragma reverse_unordered_selects = on')
}

// The test files of a worker share a process, and each of them runs this module, so `exec` is replaced only once.
if (exec.name !== execUnordered.name) DatabaseSync.prototype.exec = execUnordered
