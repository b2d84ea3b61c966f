import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the newest PostgreSQL's programs; undefined where there is none. */
export function findPostgres(): string | undefined {
  // Debian keeps each version apart, and out of PATH.
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted(
    new Intl.Collator('en', { numeric: true }).compare,
  )
  // oxlint-disable-next-line node/no-process-env -- where the machine's programs are is no setting of ours
  const inPath = (process.env.PATH ?? '').split(':')
  return [...inPath, ...packaged].findLast((folder) => existsSync(join(folder, 'initdb')))
}
