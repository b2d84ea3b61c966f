import { parseArgs, type ParseArgsConfig } from 'node:util'
import { readToolsConfig, type ToolsConfig } from '../config.ts'

type Close = () => Promise<void>

const INSISTING_AFTER_MS = 500
/** The process ends even if a request hangs: SQLite has stored everything that was answered. */
const ENDS_WITHIN_MS = 3000

/**
 * Runs a command with the configuration. An error, also one in the configuration, ends it with its message and exit
 * code 1. The function that the command returns is called once at Ctrl-C, at SIGTERM, when the terminal is closed or
 * when tools/run.mjs is gone; then the process ends.
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

/** Reads arguments as Node's parseArgs does. Throws the usage when they are wrong. */
export function parseArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

/** Throws with a message for the user if a command that takes no arguments was given one. */
export function expectNoArguments(args: readonly string[] = process.argv.slice(2)): void {
  if (args[0] !== undefined) throw new Error(`Este comando não recebe argumentos: "${args[0]}".`)
}

function endWith(close: Close): void {
  let since: number | null = null
  const end = () => {
    // One Ctrl-C may arrive twice, from the terminal and through npm. A later one ends the process at once.
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
  // Writing fails once the terminal is closed: this must not prevent the orderly end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // Sent when tools/run.mjs ends.
  process.on('disconnect', end)
  process.channel?.unref()
  if (process.send && !process.connected) end()
}

/** Prints what is being done and then how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stdout.write(`${title}… `)
  const result = await work()
  console.log(`${((performance.now() - start) / 1000).toLocaleString('pt-BR', SECONDS)} s`)
  return result
}

const SECONDS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
