import { BUNDLE_MANIFEST } from '@rumo/contract'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  composeSite,
  REMOTES,
  SITE_FOLDERS,
  INLINE_HASHES,
  type ComposeInput,
} from './compose-site.ts'
import { makeFolder, openToAll, openTree } from './modes.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { nginxFiles } from './nginx-files.ts'
import { readSiteSettings } from './site-settings.ts'
import { writeWhole } from './write-whole.ts'
import { parseArguments } from '../start/terminal.ts'

/** What nginx.conf takes for the API; anything else that begins with a slash would reach no API behind it. */
const API_PREFIX = '/api/'

/** The folder of a deployed site: what is put there, and what `npm run compose` makes of it. */
export const FOLDERS = {
  /** The build of each bundle that the site has, by its name: a link to one of its releases. */
  bundles: 'bundles',
  /** The builds that were released of each bundle, the latest ones. */
  releases: 'releases',
  /** What is served, nginx's part of the configuration included. */
  composed: 'www',
}
const SETTINGS = 'site.json'

/** The names of bundle folders; any other folder beside them is ignored. */
const BUNDLE_NAME = /^[a-z][a-z\d-]*$/

export interface ComposeArguments {
  /** Absolute. */
  site: string
  settings: string
  /** The path that the site is to have from now on; without it, the one that it has. */
  base?: string | undefined
}

/** The settings of a site's folder, unless others are named. */
export const settingsOf = (site: string) => path.join(site, SETTINGS)

const USAGE = 'Uso: npm run compose -- --site PASTA [--settings ARQUIVO] [--base /CAMINHO/]'

/** Reads the arguments; relative paths are of `calledIn`. Throws how to write them where they are wrong. */
export function readComposeArguments(args: string[], calledIn: string): ComposeArguments {
  const { site, settings, base } = parseArguments(USAGE, {
    args,
    options: {
      site: { type: 'string' },
      settings: { type: 'string' },
      base: { type: 'string' },
    },
  }).values
  if (!site) throw new Error(USAGE)
  const folder = path.resolve(calledIn, site)
  return {
    site: folder,
    settings: settings ? path.resolve(calledIn, settings) : settingsOf(folder),
    base,
  }
}

/**
 * Composes the site of a folder from the builds in its `bundles`, for nginx. Gives the base path, which the
 * shell was built for. Nothing is built, and what earlier releases left for open pages stays.
 */
export async function composeFolder(given: ComposeArguments): Promise<string> {
  const { site, settings: file } = given
  const settings = await readSiteSettings(file)
  if (settings.api?.startsWith('/') && settings.api !== API_PREFIX) {
    throw new Error(
      `${file} não serve: atrás do nginx a API fica em "api": "${API_PREFIX}" (ou em um endereço completo).`,
    )
  }
  const buildOf = (bundle: string) => path.join(site, FOLDERS.bundles, bundle)
  const all = new Set([...REMOTES, ...(await bundlesIn(site))])
  const without = new Set(['shell', ...(settings.sem_remotos ?? [])])
  const remotes = [...all].filter((name) => !without.has(name))
  for (const bundle of ['shell', ...remotes]) checkBuild(bundle, buildOf)
  const out = path.join(site, FOLDERS.composed)
  const base = await baseOf(path.join(buildOf('shell'), 'index.html'))
  await checkBase(base, given, out)
  await openToAll(site)
  await composeForNginx({ base, settings, remotes, buildOf, out })
  return base
}

/** Throws where a shell would take the site to another path than it has, unless that is what is asked for. */
async function checkBase(built: string, { site, base }: ComposeArguments, out: string) {
  const home = path.join(out, SITE_FOLDERS.pages, 'index.html')
  const wanted = base ?? (existsSync(home) ? await baseOf(home) : built)
  if (wanted === built) return
  const [is, change] =
    base === undefined
      ? [
          'é servido em',
          `\nPara que passe a ser servido em ${built}: npm run compose -- --site ${site} --base ${built}`,
        ]
      : ['deve passar a ser servido em', '']
  throw new Error(
    `O site de ${site} ${is} ${wanted}, e o shell em ${FOLDERS.bundles} foi construído para ${built}: nada mudou.\n` +
      `Para o caminho ${wanted}, construa o shell com BASE_PATH=${wanted} npm run build e copie a pasta dist de novo.${change}`,
  )
}

/** Composes a site, and beside it the files that nginx.conf includes. */
export async function composeForNginx(input: ComposeInput): Promise<void> {
  await makeFolder(input.out)
  // An earlier release may have been composed, or copied, closed.
  await openTree(input.out)
  const map = await composeSite(input)
  const hashes = await readFile(path.join(input.out, INLINE_HASHES), 'utf8')
  const inline = JSON.parse(hashes) as InlineHashes
  const files = nginxFiles({ ...input, map, inline, folder: input.out })
  for (const [name, text] of Object.entries(files)) {
    await writeWhole(path.join(input.out, 'nginx', name), text)
  }
}

/** The bundles whose builds lie in a site's folder and say what they are. */
export async function bundlesIn(site: string): Promise<string[]> {
  const bundles = path.join(site, FOLDERS.bundles)
  const names = await readdir(bundles).catch(() => [])
  return names.filter(
    (name) => BUNDLE_NAME.test(name) && existsSync(path.join(bundles, name, BUNDLE_MANIFEST)),
  )
}

function checkBuild(bundle: string, buildOf: (bundle: string) => string): void {
  if (existsSync(path.join(buildOf(bundle), '.vite', 'manifest.json'))) return
  throw new Error(
    `Falta a construção de ${bundle}: copie a pasta dist de cada pacote, inteira, como ${buildOf(bundle)}.`,
  )
}

/** The base path that a shell was built for: its template, and each page out of it, names its files by it. */
async function baseOf(page: string): Promise<string> {
  const [, base] = / src="(\/[^"]*\/)shell\//.exec(await readFile(page, 'utf8')) ?? []
  if (!base) throw new Error(`${page} não é da construção do shell.`)
  return base
}
