import { SITE_CONFIG_ID, type SiteConfig } from '@rumo/contract'
import { fontsIn, inlined, type InlineStyle } from './inline-style.ts'
import { semJavascript } from './sem-javascript.ts'
import type { Closure } from './vite-manifest.ts'

export interface PageParts {
  config: SiteConfig
  /** The path of the site that the page is for; undefined when the page is for no path, or for several. */
  sitePath?: string
  /** Addresses of files that the page needs: scripts get a modulepreload link, styles a stylesheet link. */
  preload: Closure
  /** Styles that are written into the page instead of a link to their file. */
  styles?: readonly InlineStyle[]
  /** The markup that the shell drew of the header, and a remote of its screen; empty when nothing was drawn ahead. */
  header?: string
  page?: string
  /** The address of a script that imports nothing, and runs before the bundles have loaded. */
  early?: string
  /** Scripts of the shell that the first screen does not need. The script of shell/index.html loads them later. */
  rest?: readonly string[]
  /** Scripts that visitors do not need here. The script of shell/index.html loads them for accounts. */
  forAccounts?: readonly string[]
  /** The address of the web app manifest; undefined when the site cannot be installed. */
  manifest?: string | undefined
  /** The icon for devices that do not read the manifest. */
  icon?: string | undefined
}

/**
 * Makes one page of the site from the shell's built index.html. The page holds the configuration as a data block, which
 * a strict CSP allows, and names the files that it needs, so that the browser requests them at once instead of one
 * round trip after the other.
 */
export function composePage(template: string, parts: PageParts): string {
  const {
    config,
    preload,
    styles = [],
    header = '',
    page = '',
    early,
    rest = [],
    forAccounts = [],
  } = parts
  const { manifest, icon } = parts
  const withoutScripts = semJavascript(config, parts.sitePath)
  const scripts = [
    ...(template.match(SCRIPTS_OF_SHELL) ?? []),
    ...preload.scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    ...rest.map((url) => later(url, 'data-rest')),
    ...forAccounts.map((url) => later(url, 'data-account')),
  ]
  const head = [
    ...(early === undefined
      ? []
      : [`<script type="module" async crossorigin src="${early}"></script>`]),
    ...(page === '' ? scripts : scripts.map(withLowPriority)),
    ...styles.flatMap(fontsIn).map(preloadedFont),
    ...styles.map(inlined),
    ...preload.styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...(manifest === undefined ? [] : [`<link rel="manifest" href="${manifest}">`]),
    ...(icon === undefined ? [] : [`<link rel="apple-touch-icon" href="${icon}">`]),
    // After the other styles, because it overrides some of them.
    withoutScripts.head,
  ]
  const others = template
    .replaceAll(SCRIPTS_OF_SHELL, '')
    // The page of an older shell has no place for this text.
    .replace('<!--compose:readable-->', () => withoutScripts.readable)
  return fill(withoutLinks(others, styles), {
    head: head.join('\n    '),
    header,
    page,
    config: `<script type="application/json" id="${SITE_CONFIG_ID}">${dataBlock(config)}</script>`,
  })
}

/**
 * The scripts that Vite has linked in the template. They are moved before the styles, so that a browser requests them
 * while the rest of the page is still on its way. They also stand before a remote's own scripts: a browser without
 * HTTP/2 requests six files at a time, and the largest file must not wait for another to end.
 */
const SCRIPTS_OF_SHELL =
  /<link rel="modulepreload" crossorigin href="[^"]*">|<script type="module" crossorigin src="[^"]*"><\/script>/g

/**
 * For a page that was drawn: it is read before these scripts run, and the answer that an early script asks for takes
 * longest. At its usual priority a preloaded script would share the bandwidth with both.
 */
const withLowPriority = (tag: string) =>
  tag.replace(' crossorigin', ' fetchpriority="low" crossorigin')

/**
 * A preload of the font, which is off at first. The script of shell/index.html turns it on when the device has the font
 * already, so that the text does not change its look after it was shown. On a first visit the scripts need the
 * bandwidth.
 */
const preloadedFont = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" media="not all" id="font">`

/** The script of shell/index.html makes the medium `all`, and the browser then loads the file. */
const later = (url: string, mark: string) =>
  `<link rel="modulepreload" crossorigin href="${url}" media="not all" ${mark}>`

/** Removes the links to these styles that Vite has put into the template. */
const withoutLinks = (template: string, styles: readonly InlineStyle[]) =>
  styles.reduce(
    (page, { url }) => page.replace(`<link rel="stylesheet" crossorigin href="${url}">`, ''),
    template,
  )

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [name, part]) => {
    const place = `<!--compose:${name}-->`
    if (!page.includes(place)) throw new Error(`The shell's index.html has no place ${place}.`)
    return page.replace(place, () => part)
  }, template)
}

/** JSON that cannot end its script element early. */
const dataBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
