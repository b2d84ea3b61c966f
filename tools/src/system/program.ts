import { spawnSync } from 'node:child_process'
import { ownEnv } from '../config.ts'

/** A program of the machine that a part of `npm test` needs and no package of npm brings. */
export interface SystemProgram {
  /** Its name after `--without` and in the last lines of `npm test`. */
  name: string
  /** The packages of Debian and its descendants that have the program and all that its tests need. */
  packages: readonly string[]
  /** The service that Debian starts after installing the program. No test uses it. */
  service?: string
  /** Its path, or undefined. Throws with a message for the user if the environment names a wrong path. */
  find(): string | undefined
}

/** A program is not there, and cannot be installed. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError'
}

/**
 * The path of a program, which the machine's package manager installs if it is missing. Throws a MissingProgramError if
 * that fails.
 */
export function obtainProgram(program: SystemProgram): string {
  const found = program.find()
  if (found !== undefined) return found
  console.log(`Instalando ${program.packages.join(', ')} pelo gerenciador de pacotes…`)
  install(program.packages)
  const installed = program.find()
  if (installed !== undefined) {
    tellOfService(program)
    return installed
  }
  throw new MissingProgramError(
    `${program.name} is not on this machine and could not be installed (${program.packages.join(', ')}): install it, or leave its tests out by npm test -- --without ${program.name}.`,
  )
}

/**
 * Only warns that a service may have been started. Whether a package starts its service is a setting of the machine,
 * which a test run must not change.
 */
function tellOfService({ service }: SystemProgram): void {
  if (service === undefined) return
  console.log(
    `O pacote pode ter posto no ar o serviço ${service}, de que os testes não precisam: sudo systemctl disable --now ${service}`,
  )
}

/** Tries to install; the caller then looks for the program. */
function install(packages: readonly string[]): void {
  const attempt = () => apt('install', '--yes', '--no-install-recommends', ...packages)
  if (attempt()) return
  // The list of packages may be missing or old.
  apt('update')
  attempt()
}

function apt(...args: string[]): boolean {
  const command = ['apt-get', ...args]
  const [program = '', ...rest] =
    process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command]
  const env = ownEnv({ DEBIAN_FRONTEND: 'noninteractive' })
  return spawnSync(program, rest, { stdio: 'inherit', env }).status === 0
}
