import { remotes } from '@rumo/contract'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { composeSite, type ComposeInput } from './compose-site.ts'
import { nginxFiles } from './nginx-files.ts'
import { readSiteSettings } from './site-settings.ts'
import { writeWhole } from './write-whole.ts'

/** What nginx.conf takes for the API; anything else that begins with a slash would reach no API behind it. */
const API_PREFIX = '/api/'

/** The folder of a deployed site: what is put there by hand, and what `npm run compose` makes of it. */
const FOLDERS = {
  /** A build of each bundle, by its name: a release of one replaces its folder. */
  bundles: 'bundles',
  /** What is served, nginx's part of the configuration included. */
  composed: 'www',
}
const SETTINGS = 'site.json'

interface ComposeArguments {
  /** Absolute. */
  site: string
  settings: string
}

const USAGE = 'Uso: npm run compose -- --site PASTA [--settings ARQUIVO]'

/** Reads the arguments; relative paths are of `calledIn`. Throws how to write them where they are wrong. */
export function readComposeArguments(args: string[], calledIn: string): ComposeArguments {
  const { site, settings } = parsed(args)
  if (!site) throw new Error(USAGE)
  const folder = path.resolve(calledIn, site)
  return {
    site: folder,
    settings: settings ? path.resolve(calledIn, settings) : path.join(folder, SETTINGS),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { site: { type: 'string' }, settings: { type: 'string' } },
    }).values
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

/**
 * Composes the site of a folder from the builds in its `bundles`, for nginx. Gives the base path, which the
 * shell was built for. Nothing is built, and what earlier releases left for open pages stays.
 */
export async function composeFolder({ site, settings: file }: ComposeArguments): Promise<string> {
  const settings = await readSiteSettings(file)
  if (settings.api?.startsWith('/') && settings.api !== API_PREFIX) {
    throw new Error(
      `${file} não serve: atrás do nginx a API fica em "api": "${API_PREFIX}" (ou em um endereço completo).`,
    )
  }
  const buildOf = (bundle: string) => path.join(site, FOLDERS.bundles, bundle)
  for (const bundle of ['shell', ...remotes.map(({ name }) => name)]) checkBuild(bundle, buildOf)
  const base = await baseOf(buildOf('shell'))
  const out = path.join(site, FOLDERS.composed)
  await composeForNginx({ base, settings, buildOf, out })
  return base
}

/** Composes a site, and beside it the files that nginx.conf includes. */
export async function composeForNginx(input: ComposeInput): Promise<void> {
  const map = await composeSite(input)
  const files = nginxFiles({ ...input, map, folder: input.out })
  for (const [name, text] of Object.entries(files)) {
    await writeWhole(path.join(input.out, 'nginx', name), text)
  }
}

function checkBuild(bundle: string, buildOf: (bundle: string) => string): void {
  if (existsSync(path.join(buildOf(bundle), '.vite', 'manifest.json'))) return
  throw new Error(
    `Falta a construção de ${bundle}: copie a pasta dist de cada pacote, inteira, como ${buildOf(bundle)}.`,
  )
}

/** The base path that a shell was built for: its template names its own files by it. */
async function baseOf(shell: string): Promise<string> {
  const template = path.join(shell, 'index.html')
  const [, base] = / src="(\/[^"]*\/)shell\//.exec(await readFile(template, 'utf8')) ?? []
  if (!base) throw new Error(`${template} não é da construção do shell.`)
  return base
}
