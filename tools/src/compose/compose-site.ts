import {
  remotes,
  type Guard,
  type PlacedRemote,
  type Remote,
  type SiteConfig,
  type SiteSettings,
} from '@rumo/contract'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { copyBuild } from './copy-build.ts'
import { inlineStyle, styleHash, type InlineStyle } from './inline-style.ts'
import { composePage, type PageParts } from './page.ts'
import { prerenderPages } from './prerender.ts'
import { readViteManifest, staticClosure, type Closure } from './vite-manifest.ts'
import { writeCompressed, writeWhole } from './write-whole.ts'

export interface ComposeInput {
  /** The path that the site is served under, with a slash at both ends. */
  base: string
  settings: SiteSettings
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
/** The hashes of the styles that stand in the pages. */
export const STYLE_HASHES = 'styles.json'
export const NOT_FOUND_PAGE = '404.html'

const NOTHING: Closure = { scripts: [], styles: [] }

/**
 * Makes a site out of built bundles: one page for each path of the remotes table, the bundles beside
 * them, the path map for the servers, which it also gives. Nothing is built: a remote is released by
 * composing anew, and a site may be composed while it is served.
 */
export async function composeSite(input: ComposeInput): Promise<MappedPath[]> {
  const { base, settings, buildOf, out } = input
  await Promise.all(
    ['shell', ...remotes.map(({ name }) => name)].map((bundle) =>
      copyBuild(buildOf(bundle), path.join(out, SITE_FOLDERS.bundles, bundle)),
    ),
  )
  const placed = remotes.map((remote) => place(remote, base))
  const { servidores_da_api: _, ...shown } = settings
  const config: SiteConfig = { ...shown, base, remotes: placed }
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
      const closure = await remoteClosure(buildOf(remote.name), screenNames(sitePath))
      const own = prefix(closure, `${base}${remote.name}/`)
      const preload = both(shell, isForVisitors(guard) ? own : NOTHING)
      if (isForVisitors(guard)) {
        const styles = await stylesIn(preload.styles, input)
        const first = { styles, ...prerendered(sitePath) }
        written.push(write(page, { ...preload, styles: [] }, first))
        for (const style of styles) hashes.add(styleHash(style))
      } else written.push(write(page, preload, {}))
      map.push({ path: sitePath, page })
    }
  }
  await Promise.all(written)
  await writeWhole(path.join(out, STYLE_HASHES), JSON.stringify([...hashes]))
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

/** What the bundles drew ahead of what visitors may see: the shell the header, a remote its screen in its slot. */
async function prerenderSite(
  site: SiteConfig,
  { buildOf, warn = console.warn }: Pick<ComposeInput, 'buildOf' | 'warn'>,
) {
  const draw = async (bundle: string, paths: string[]) => {
    const { markup, problems } = await prerenderPages({
      bundle,
      build: buildOf(bundle),
      site,
      paths,
    })
    for (const words of problems) warn(words)
    return markup
  }
  const ofVisitors = site.remotes.map(({ name, paths }) => ({
    name,
    paths: paths.filter(({ guard }) => isForVisitors(guard)).map((one) => one.path),
  }))
  const headers = await draw(
    'shell',
    ofVisitors.flatMap(({ paths }) => paths),
  )
  const screens = new Map<string, string>()
  for (const { name, paths } of ofVisitors) {
    // What a segment of the path names is known to the browser alone.
    const drawn = await draw(
      name,
      paths.filter((one) => !one.includes('{')),
    )
    for (const [sitePath, markup] of drawn) {
      screens.set(sitePath, `<div data-boundary="${name}">${markup}</div>`)
    }
  }
  return (sitePath: string) => ({
    header: headers.get(sitePath) ?? '',
    page: screens.get(sitePath) ?? '',
  })
}

function place(remote: Remote, base: string): PlacedRemote {
  return { ...remote, entry: `${base}${remote.name}/remoteEntry.js` }
}

/** What the shell runs with: its entry and what it imports by itself right after. */
async function shellClosure(dist: string): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  return staticClosure(manifest, startNames(manifest, 'index.html'))
}

/** What a remote needs before its first screen: its entry, the module it exposes, the modules `names`, their CSS. */
async function remoteClosure(dist: string, names: readonly string[]): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  return staticClosure(manifest, [...startNames(manifest, 'src/entry.tsx'), ...names])
}

/** The modules that a lazy screen may be loaded from: they are called by the first segment of its path. */
function screenNames(sitePath: string): string[] {
  const screen = sitePath.split('/').find(Boolean)
  const routes = 'src/app/routes'
  return screen ? [`${routes}/${screen}.tsx`, `${routes}/${screen}/${screen}.open.tsx`] : []
}

function startNames(
  manifest: Awaited<ReturnType<typeof readViteManifest>>,
  entry: string,
): string[] {
  const federation = Object.keys(manifest).filter((name) =>
    /virtual:mf-(REMOTE_ENTRY_ID|localSharedImportMap)/.test(name),
  )
  return [entry, ...federation]
}

/** Nobody else downloads what stands behind a guard. */
const isForVisitors = (guard: Guard) => guard === 'none' || guard === 'visitante'

const pageName = (sitePath: string) => sitePath.split('/').filter(Boolean).join('.') || 'index'

const both = (a: Closure, b: Closure): Closure => ({
  scripts: [...a.scripts, ...b.scripts],
  styles: [...a.styles, ...b.styles],
})

const prefix = (closure: Closure, base: string): Closure => ({
  scripts: closure.scripts.map((file) => base + file),
  styles: closure.styles.map((file) => base + file),
})

/** Vite has linked some of the shell's files in the template already. */
const without = (template: string, closure: Closure): Closure => ({
  scripts: closure.scripts.filter((url) => !template.includes(`"${url}"`)),
  styles: closure.styles.filter((url) => !template.includes(`"${url}"`)),
})
