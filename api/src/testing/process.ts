import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a module in a process of its own; throws when it fails. */
export async function runScript(source: string): Promise<void> {
  await run(process.execPath, ['--input-type=module', '-e', source])
}
