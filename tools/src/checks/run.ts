import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ownEnv, ROOT } from '../config.ts'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface Finished {
  code: number | null
  output: string
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  /** Also prints the output as it comes. */
  show?: boolean
  /** Kills the program after this time; its exit code is then null. */
  timeoutMs?: number
}

const running = new Set<ChildProcess>()

let isInterrupted = false

/** Interrupts all running programs, so that they close their browsers and databases, and then exits. */
function endAll(): void {
  if (isInterrupted) return
  isInterrupted = true
  console.log('\nInterrupted before the end.')
  const left = [...running].filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )
  const ended = left.map((child) => once(child, 'exit'))
  for (const child of left) child.kill('SIGINT')
  void Promise.all(ended).then(() => process.exit(1))
}

/** Runs a program of the workspace to its end; returns its exit code and output. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, show = false, timeoutMs }: Options = {},
): Promise<Finished> {
  const child = spawn(program, args, {
    cwd,
    env: ownEnv(env),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  })
  if (running.size === 0) for (const signal of ENDING) process.on(signal, endAll)
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (show) process.stdout.write(text)
    })
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    // The output is incomplete, so the caller must not get it: `endAll` exits soon.
    if (isInterrupted) await new Promise(() => {})
    return { code, output }
  } finally {
    running.delete(child)
    if (running.size === 0) for (const signal of ENDING) process.off(signal, endAll)
  }
}
