import { readToolsConfig, type ToolsConfig } from '../config.ts'

type Close = () => Promise<void>

const INSISTING_AFTER_MS = 500
/** A request that hangs does not keep the process: SQLite loses nothing that it has answered for. */
const ENDS_WITHIN_MS = 3000

/**
 * Runs a command with what the environment says: an error, of the environment's too, ends it with its message and exit code 1; what it gives back is called once
 * at Ctrl-C, at SIGTERM, with its terminal, or when tools/run.mjs is gone, and then the process ends by itself.
 */
export async function runCommand(
  command: (config: ToolsConfig) => Promise<Close | void>,
): Promise<void> {
  try {
    const close = await command(readToolsConfig())
    if (close) endWith(close)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** Throws a sentence for people where a command that takes no arguments was given one. */
export function expectNoArguments(args: readonly string[] = process.argv.slice(2)): void {
  if (args[0] !== undefined) throw new Error(`Este comando não recebe argumentos: "${args[0]}".`)
}

function endWith(close: Close): void {
  let since: number | null = null
  const end = () => {
    // One Ctrl-C may arrive twice: from the terminal, and by way of npm. A later one insists.
    if (since !== null && performance.now() - since > INSISTING_AFTER_MS) process.exit(1)
    if (since !== null) return
    since = performance.now()
    console.log('\nEncerrando…')
    setTimeout(() => process.exit(0), ENDS_WITHIN_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // With its terminal goes what is still to be printed: that is no reason to leave anything open.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // The channel is that of tools/run.mjs.
  process.on('disconnect', end)
  process.channel?.unref()
  if (process.send && !process.connected) end()
}

/** Says what is being done and, after it, how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stdout.write(`${title}… `)
  const result = await work()
  console.log(`${((performance.now() - start) / 1000).toLocaleString('pt-BR', SECONDS)} s`)
  return result
}

const SECONDS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
