import { globSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { parseArguments } from '../start/terminal.ts'

const USAGE =
  'Uso: npm run e2e [-- NOME… --grep TEXTO --headed --full --site https://ENDEREÇO/rumo/]'

/** The arguments of `npm run e2e`. */
export interface E2eArguments {
  /** The beginnings of names of journeys. All journeys run when there is none. */
  names: readonly string[]
  grep: string | undefined
  isHeaded: boolean
  isFull: boolean
  /** The address of a deployed site, which ends with a slash. */
  site: string | undefined
}

/** Reads the arguments of `npm run e2e`. Throws with a message for the user on an unknown one. */
export function readE2eArguments(args: readonly string[]): E2eArguments {
  const { values, positionals } = parseArguments(USAGE, {
    args,
    allowPositionals: true,
    options: {
      grep: { type: 'string' },
      headed: { type: 'boolean' },
      full: { type: 'boolean' },
      site: { type: 'string' },
    },
  })
  const journeys = globSync('e2e/tests/*.spec.ts', { cwd: ROOT }).map((file) => path.basename(file))
  const unknown = positionals.find((name) => !journeys.some((file) => file.startsWith(name)))
  if (unknown !== undefined) {
    throw new Error(
      `Nenhuma jornada começa com "${unknown}": os nomes são os dos arquivos de e2e/tests. ${USAGE}`,
    )
  }
  const { grep, headed = false, full = false, site } = values
  return {
    names: positionals,
    grep,
    isHeaded: headed,
    isFull: full,
    site: site === undefined ? undefined : siteOf(site),
  }
}

function siteOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`--site não é um endereço. ${USAGE}`)
  }
  return address.endsWith('/') ? address : `${address}/`
}
