import { spawnSync } from 'node:child_process'
import { ownEnv } from '../config.ts'

/** A program of the machine that a part of `npm test` needs and no package of npm brings. */
export interface SystemProgram {
  /** What `--without` and the last lines of `npm test` call it. */
  name: string
  /** The packages of Debian and its descendants that have it, with all that its tests need. */
  packages: readonly string[]
  /** The service that Debian starts with it and no test uses. */
  service?: string
  /** Where it is, or undefined. Throws a sentence for people where the environment names a wrong place. */
  find(): string | undefined
}

/** A program is not there, and cannot be installed. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError'
}

/**
 * Where a program is, which the machine's package manager installs now if need be. Throws a
 * MissingProgramError where it cannot be had.
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

/** Whether a package starts its service is for the machine to say, in files that are not ours to write. */
function tellOfService({ service }: SystemProgram): void {
  if (service === undefined) return
  console.log(
    `O pacote pode ter posto no ar o serviço ${service}, de que os testes não precisam: sudo systemctl disable --now ${service}`,
  )
}

/** Tries; whether it worked is seen by looking for the program. */
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
