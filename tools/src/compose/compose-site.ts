import {
  buildWords,
  remotes,
  type PlacedRemote,
  type SiteConfig,
  type SiteSettings,
} from '@rumo/contract'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { copyBuild } from './copy-build.ts'
import { scriptHashes, type InlineHashes } from './inline-script.ts'
import { inlineStyle, styleHash, type InlineStyle } from './inline-style.ts'
import { composePage, type PageParts } from './page.ts'
import { isForVisitors, prerenderSite } from './prerender-site.ts'
import {
  both,
  earlyScript,
  NOTHING,
  prefix,
  remoteClosure,
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
  /** The names of the remotes; those of the contract unless told. */
  remotes?: readonly string[]
  /** Gives the folder of a bundle's build. */
  buildOf: (bundle: string) => string
  /** The folder that the site is written to; the hashed files of earlier releases stay in it. */
  out: string
  /** Told in words for people what the site does without. */
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

/** The remotes that a site has at least. */
export const REMOTES: readonly string[] = remotes.map(({ name }) => name)
/** Those and the shell. */
export const BUNDLES: readonly string[] = ['shell', ...REMOTES]

/**
 * Makes a site out of built bundles: one page for each path that one of them promises, the bundles beside
 * them, the path map for the servers, which it also gives. Nothing is built: a remote is released by
 * composing anew, and a site may be composed while it is served. Throws in words for people, before anything is
 * written, where the bundles do not make one site.
 */
export async function composeSite(input: ComposeInput): Promise<MappedPath[]> {
  const { base, settings, buildOf, out } = input
  const [ofShell, ...ofRemotes] = await readBundles(input)
  await Promise.all(
    [ofShell, ...ofRemotes].map(({ name }) =>
      copyBuild(buildOf(name), path.join(out, SITE_FOLDERS.bundles, name)),
    ),
  )
  const placed = ofRemotes.flatMap((bundle) => place(bundle, base))
  const { servidores_da_api: _, sem_remotos: __, ...shown } = settings
  const config: SiteConfig = { ...shown, base, ...buildOfPage(ofShell), remotes: placed }
  const template = await readFile(path.join(buildOf('shell'), 'index.html'), 'utf8')
  const shell = prefix(await shellClosure(buildOf('shell')), `${base}shell/`)
  const map: MappedPath[] = []
  const write = (page: string, preload: Closure, first: Partial<PageParts>) =>
    writeCompressed(
      path.join(out, SITE_FOLDERS.pages, page),
      composePage(template, { config, preload: without(template, preload), ...first }),
    )

  const prerendered = await prerenderSite(config, input)
  const written = [write(NOT_FOUND_PAGE, shell, {})]
  const hashes = new Set<string>()
  for (const remote of placed) {
    for (const { path: sitePath, guard } of remote.paths) {
      const page = `${pageName(sitePath)}.html`
      const closure = await remoteClosure(buildOf(remote.name), sitePath)
      const own = prefix(closure, `${base}${remote.name}/`)
      const preload = both(shell, isForVisitors(guard) ? own : NOTHING)
      if (isForVisitors(guard)) {
        const styles = await stylesIn(preload.styles, input)
        const early = await earlyScript(buildOf(remote.name), sitePath)
        const first = {
          styles,
          ...prerendered(sitePath),
          ...(early !== undefined && { early: `${base}${remote.name}/${early}` }),
        }
        written.push(write(page, { ...preload, styles: [] }, first))
        for (const style of styles) hashes.add(styleHash(style))
      } else written.push(write(page, preload, {}))
      map.push({ path: sitePath, page })
    }
  }
  await Promise.all(written)
  const inline: InlineHashes = { scripts: scriptHashes(template), styles: [...hashes] }
  await writeWhole(path.join(out, INLINE_HASHES), JSON.stringify(inline))
  await writeWhole(path.join(out, PATH_MAP), `${JSON.stringify(map, null, 2)}\n`)
  return map
}

/** The styles at these addresses of the site, to stand in a page. */
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

/** What the builds of the shell and of the remotes say of themselves, the shell first. */
async function readBundles({
  remotes: names = REMOTES,
  buildOf,
}: ComposeInput): Promise<[ReadBundle, ...ReadBundle[]]> {
  const shell = await readBundle('shell', buildOf('shell'))
  const others = await Promise.all(names.map((name) => readBundle(name, buildOf(name))))
  checkTogether([shell, ...others])
  return [shell, ...others]
}

function place(bundle: ReadBundle, base: string): PlacedRemote[] {
  const { name, remote } = bundle
  if (!remote) return []
  return [{ ...remote, name, ...buildOfPage(bundle), entry: `${base}${name}/remoteEntry.js` }]
}

function buildOfPage({ name, version, commit = null }: ReadBundle): { build?: string } {
  return version === undefined ? {} : { build: buildWords({ name, version, commit }) }
}

const pageName = (sitePath: string) => sitePath.split('/').filter(Boolean).join('.') || 'index'
