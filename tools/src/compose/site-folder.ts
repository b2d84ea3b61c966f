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

/** The prefix whose requests nginx.conf passes to the API. Behind any other path of the same host there is no API. */
const API_PREFIX = '/api/'

/** The folders of a deployed site: those that releases fill, and the one that `npm run compose` writes. */
export const FOLDERS = {
  /** For each bundle of the site, a link with the bundle's name to the release in use. */
  bundles: 'bundles',
  /** The latest builds that were released, by bundle. */
  releases: 'releases',
  /** The composed site, and nginx's part of the configuration. */
  composed: 'www',
}
const SETTINGS = 'site.json'

/** The names of bundle folders; any other folder beside them is ignored. */
const BUNDLE_NAME = /^[a-z][a-z\d-]*$/

export interface ComposeArguments {
  /** The absolute path of the site's folder. */
  site: string
  settings: string
  /** The base path that the site is to get. When unset, the site keeps the one that it has. */
  base?: string | undefined
}

/** The settings file that a site uses unless another one is named. */
export const settingsOf = (site: string) => path.join(site, SETTINGS)

const USAGE = 'Uso: npm run compose -- --site PASTA [--settings ARQUIVO] [--base /CAMINHO/]'

/** Reads the arguments; relative paths start at `calledIn`. Throws the usage when they are wrong. */
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
 * Composes a site for nginx from the builds in the `bundles` of its folder. Gives the base path, for which the shell
 * was built. Nothing is built, and the files of earlier releases stay for pages that are still open.
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

/** Throws when the shell was built for another base path than the site has or, if `base` is given, than `base`. */
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
  // An earlier release may have been composed or copied so that other accounts cannot read it.
  await openTree(input.out)
  const map = await composeSite(input)
  const hashes = await readFile(path.join(input.out, INLINE_HASHES), 'utf8')
  const inline = JSON.parse(hashes) as InlineHashes
  const files = nginxFiles({ ...input, map, inline, folder: input.out })
  for (const [name, text] of Object.entries(files)) {
    await writeWhole(path.join(input.out, 'nginx', name), text)
  }
}

/** The bundles in a site's folder whose builds have a manifest. */
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

/**
 * The base path that a shell was built for. The template, and each page made from it, has it in the addresses of files.
 */
async function baseOf(page: string): Promise<string> {
  const [, base] = / src="(\/[^"]*\/)shell\//.exec(await readFile(page, 'utf8')) ?? []
  if (!base) throw new Error(`${page} não é da construção do shell.`)
  return base
}
