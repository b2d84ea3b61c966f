import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** The folder with the programs of the newest PostgreSQL; undefined when none is installed. */
export function findPostgres(): string | undefined {
  // Debian installs each version in a folder of its own, outside PATH.
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted(
    new Intl.Collator('en', { numeric: true }).compare,
  )
  // oxlint-disable-next-line node/no-process-env -- where the machine's programs are is no setting of ours
  const inPath = (process.env.PATH ?? '').split(':')
  return [...inPath, ...packaged].findLast((folder) => existsSync(join(folder, 'initdb')))
}
