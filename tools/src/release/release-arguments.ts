import path from 'node:path'
import { buildOf } from '../build.ts'
import { BUNDLES } from '../compose/compose-site.ts'
import type { Build } from './releases.ts'
import { parseArguments } from '../start/terminal.ts'

/** What `npm run release` has to do in the site of a folder. */
export type ReleaseArguments = { site: string } & (
  | { does: 'release'; builds: Build[]; base?: string | undefined }
  | { does: 'rollback'; bundle: string; id?: string | undefined }
  | { does: 'list'; bundles: readonly string[] }
)

const USAGE = `Uso: npm run release -- PACOTE... --to PASTA [--from PASTA] [--base /CAMINHO/]
     npm run release -- PACOTE --to PASTA --rollback [--id VERSÃO]
     npm run release -- [PACOTE...] --to PASTA --list`

/** Reads the arguments; relative paths start at `calledIn`. Throws the usage when they are wrong. */
export function readReleaseArguments(args: string[], calledIn: string): ReleaseArguments {
  const { values, positionals: bundles } = parseArguments(USAGE, {
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      base: { type: 'string' },
      rollback: { type: 'boolean', default: false },
      id: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  })
  const { to, from, base, rollback, id, list } = values
  const [bundle, ...others] = bundles
  if (to === undefined || (rollback && list)) throw new Error(USAGE)
  const site = path.resolve(calledIn, to)
  if (list) return { does: 'list', site, bundles: bundles.length > 0 ? bundles : BUNDLES }
  if (bundle === undefined || (others.length > 0 && (rollback || from !== undefined))) {
    throw new Error(USAGE)
  }
  if (rollback) return { does: 'rollback', site, bundle, id }
  if (id !== undefined) throw new Error(USAGE)
  const folderOf = (name: string) =>
    from === undefined ? buildOf(name) : path.resolve(calledIn, from)
  return {
    does: 'release',
    site,
    base,
    builds: bundles.map((name) => ({ bundle: name, folder: folderOf(name) })),
  }
}
