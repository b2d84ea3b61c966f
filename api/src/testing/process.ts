import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MODULE = ['--input-type=module', '-e']

/** Runs a module in a separate process; throws when the process fails. */
export async function runScript(source: string): Promise<void> {
  await run(process.execPath, [...MODULE, source])
}

/** Makes a process wait after its imports are loaded; imports come first wherever they stand in a module. */
const IN_STEP = `
  import { once } from 'node:events'
  process.stdout.write('ready')
  await once(process.stdin.resume(), 'end')`

/** Runs a module in several processes, which all begin at the same moment. */
export async function runInStep(processes: number, source: string): Promise<void> {
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, [...MODULE, IN_STEP + source], { stdio: 'pipe' }),
  )
  const ends = children.map(async (child) => {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    if (code !== 0) throw new Error(said)
  })
  const ready = children.map(({ stdout }) => once(stdout, 'data'))
  // Rejects when a process fails before it is ready.
  await Promise.race([Promise.all(ready), Promise.all(ends)])
  for (const { stdin } of children) stdin.end()
  await Promise.all(ends)
}
