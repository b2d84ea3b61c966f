import {
  APP_MANIFEST_FILE,
  buildWords,
  remotes,
  type PlacedRemote,
  type RemotePath,
  type SiteConfig,
  type SiteSettings,
} from '@rumo/contract'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { copyBuild } from './copy-build.ts'
import { scriptHashes, type InlineHashes } from './inline-hashes.ts'
import { inlineStyle, styleHash, type InlineStyle } from './inline-style.ts'
import { composePage, type PageParts } from './page.ts'
import { hashOf, writeOfflineSite, type ComposedPage } from './offline-site.ts'
import { isForVisitors, prerenderSite } from './prerender-site.ts'
import {
  both,
  containerScripts,
  earlyScript,
  prefix,
  restOfShell,
  screenClosure,
  shellClosure,
  without,
} from './closures.ts'
import { checkTogether, readBundle, type ReadBundle } from './read-bundle.ts'
import type { Closure } from './vite-manifest.ts'
import { writeCompressed, writeWhole } from './write-whole.ts'

export interface ComposeInput {
  /** The path that the site is served under, with a slash at both ends. */
  base: string
  settings: SiteSettings
  /** The names of the remotes; by default those of the contract. */
  remotes?: readonly string[]
  /** Gives the folder of a bundle's build. */
  buildOf: (bundle: string) => string
  /** The folder that the site is written to; the hashed files of earlier releases stay in it. */
  out: string
  /** Gets a message for the user when the site has to do without something. */
  warn?: (words: string) => void
}

/** One line of the servers' path map: which page answers a path (a segment may be `{id}`). */
export interface MappedPath {
  path: string
  page: string
}

/** Where things lie in a composed site: the bundles, the pages, and the path map of the servers. */
export const SITE_FOLDERS = { bundles: 'bundles', pages: 'pages' }
export const PATH_MAP = 'paths.json'
/** The hashes of the scripts and styles that stand in the pages. */
export const INLINE_HASHES = 'inline.json'
export const NOT_FOUND_PAGE = '404.html'

/** The remotes that every site has at least. */
export const REMOTES: readonly string[] = remotes.map(({ name }) => name)
export const BUNDLES: readonly string[] = ['shell', ...REMOTES]

/**
 * Makes a site out of built bundles. It copies the bundles side by side, writes one page for each path that a bundle
 * promises, and writes the path map for the servers, which it also returns. Nothing is built: a remote is released by
 * composing again, and a site may be composed while it is served. Throws a message for the user, before anything is
 * written, when the bundles do not fit together.
 */
export async function composeSite(input: ComposeInput): Promise<MappedPath[]> {
  const { base, settings, buildOf, out } = input
  const [ofShell, ...ofRemotes] = await readBundles(input)
  const bundles = path.join(out, SITE_FOLDERS.bundles)
  await Promise.all(
    [ofShell, ...ofRemotes].map(({ name }) => copyBuild(buildOf(name), path.join(bundles, name))),
  )
  const placed = await Promise.all(ofRemotes.map((bundle) => place(bundle, input)))
  const { servidores_da_api: _, sem_remotos: __, ...shown } = settings
  const config: SiteConfig = { ...shown, base, ...buildOfPage(ofShell), remotes: placed.flat() }
  const { pages, plain } = await drawPages(config, input)
  const write = (page: string, text: string) =>
    writeCompressed(path.join(out, SITE_FOLDERS.pages, page), text)
  await Promise.all([
    write(NOT_FOUND_PAGE, plain),
    ...pages.map(({ page, text }) => write(page, text)),
  ])
  const map = pages.map(({ path: sitePath, page }) => ({ path: sitePath, page }))
  const hashes = new Set(pages.flatMap(({ styles }) => styles.map(styleHash)))
  const template = await readTemplate(input)
  const inline: InlineHashes = { scripts: scriptHashes(template), styles: [...hashes] }
  await writeWhole(path.join(out, INLINE_HASHES), JSON.stringify(inline))
  await writeWhole(path.join(out, PATH_MAP), `${JSON.stringify(map, null, 2)}\n`)
  // Written last: when a browser gets the worker, all files that the worker names are there.
  await writeOfflineSite({ config, pages, plain, buildOf, out: bundles })
  return map
}

interface DrawnPage extends ComposedPage, MappedPath {
  styles: readonly InlineStyle[]
}

/** The shell's template, from which every page is made. */
const readTemplate = ({ buildOf }: ComposeInput) =>
  readFile(path.join(buildOf('shell'), 'index.html'), 'utf8')

/** Draws the page of each path of the site, and the page for paths that do not exist. */
async function drawPages(config: SiteConfig, input: ComposeInput) {
  const { base, buildOf } = input
  const template = await readTemplate(input)
  const shell = prefix(await shellClosure(buildOf('shell')), `${base}shell/`)
  const rest = prefix(await restOfShell(buildOf('shell')), `${base}shell/`)
  const installable = config.sem_internet !== false && {
    manifest: base + APP_MANIFEST_FILE,
    icon: `${base}shell/icones/rumo-180.png`,
  }
  const draw = (preload: Closure, first: Partial<PageParts> = {}) =>
    composePage(template, {
      config,
      preload: without(template, preload),
      ...installable,
      ...first,
    })
  const prerendered = await prerenderSite(config, input)
  const pages: DrawnPage[] = []
  for (const remote of config.remotes) {
    for (const remotePath of remote.paths) {
      const { path: sitePath, guard } = remotePath
      const mapped = { path: sitePath, page: `${pageName(sitePath)}.html` }
      if (!isForVisitors(guard)) {
        pages.push({ ...mapped, text: draw(both(shell, rest)), styles: [] })
        continue
      }
      const drawn = prerendered(sitePath)
      // As head-start.ts of the shell decides.
      const hasHeadStart = remote.module !== undefined && drawn.page !== ''
      const own = await filesOfScreen(remote, remotePath, input)
      const later = { rest: rest.scripts, forAccounts: own.container }
      const atOnce = hasHeadStart ? [] : [...rest.scripts, ...own.container]
      const preload = { scripts: [...shell.scripts, ...own.scripts, ...atOnce], styles: [] }
      const styles = await stylesIn([...shell.styles, ...rest.styles, ...own.styles], input)
      const early = own.early === undefined ? {} : { early: own.early }
      const first = { sitePath, styles, ...drawn, ...early, ...(hasHeadStart && later) }
      pages.push({ ...mapped, text: draw(preload, first), styles })
    }
  }
  return { pages, plain: draw(both(shell, rest)) }
}

/** The addresses of what a remote shows at a path, and of what else the federation needs to find it. */
async function filesOfScreen(
  { name, entry }: PlacedRemote,
  of: Pick<RemotePath, 'path' | 'screen'>,
  { base, buildOf }: ComposeInput,
) {
  const at = `${base}${name}/`
  const { scripts, styles } = prefix(await screenClosure(buildOf(name), of), at)
  const early = await earlyScript(buildOf(name), of.path)
  const [bare] = entry.split('?')
  const container = (await containerScripts(buildOf(name)))
    .map((file) => at + file)
    .filter((url) => !scripts.includes(url))
    // The address with the version is the one under which the entry is loaded.
    .map((url) => (url === bare ? entry : url))
  return { scripts, styles, container, early: early === undefined ? undefined : at + early }
}

/** Reads the styles at these addresses of the site, to write them into a page. */
async function stylesIn(
  urls: readonly string[],
  { base, buildOf }: Pick<ComposeInput, 'base' | 'buildOf'>,
): Promise<InlineStyle[]> {
  return Promise.all(
    urls.map(async (url) => {
      const [bundle = '', ...file] = url.slice(base.length).split('/')
      return inlineStyle(url, await readFile(path.join(buildOf(bundle), ...file), 'utf8'))
    }),
  )
}

/** Reads what the builds of the shell and of the remotes say about themselves. The shell comes first. */
async function readBundles({
  remotes: names = REMOTES,
  buildOf,
}: ComposeInput): Promise<[ReadBundle, ...ReadBundle[]]> {
  const shell = await readBundle('shell', buildOf('shell'))
  const others = await Promise.all(names.map((name) => readBundle(name, buildOf(name))))
  checkTogether([shell, ...others])
  return [shell, ...others]
}

/**
 * Places a remote in the site. The name of its entry stays the same over releases, so the address gets a hash of the
 * content.
 */
async function place(bundle: ReadBundle, { base, buildOf }: ComposeInput): Promise<PlacedRemote[]> {
  const { name, remote } = bundle
  if (!remote) return []
  const content = await readFile(path.join(buildOf(name), 'remoteEntry.js'))
  const version = hashOf(content).replaceAll(/\W/g, '').slice(0, VERSION_LENGTH)
  const at = `${base}${name}/`
  const { module, ...rest } = remote
  const addresses = {
    entry: `${at}remoteEntry.js?v=${version}`,
    ...(module !== undefined && { module: at + module }),
  }
  return [{ ...rest, name, ...buildOfPage(bundle), ...addresses }]
}

const VERSION_LENGTH = 8

function buildOfPage({ name, version, commit = null }: ReadBundle): { build?: string } {
  return version === undefined ? {} : { build: buildWords({ name, version, commit }) }
}

const pageName = (sitePath: string) => sitePath.split('/').filter(Boolean).join('.') || 'index'
