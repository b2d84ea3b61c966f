import { SITE_CONFIG_ID, type SiteConfig } from '@rumo/contract'
import type { InlineStyle } from './inline-style.ts'
import { semJavascript } from './sem-javascript.ts'
import type { Closure } from './vite-manifest.ts'

export interface PageParts {
  config: SiteConfig
  /** The path of the site that the page is for; undefined where it is for none, or for several. */
  sitePath?: string
  /** Addresses that the page is going to need: scripts as modulepreload, styles as stylesheets. */
  preload: Closure
  /** Styles that stand in the page, in the place of a link to their file. */
  styles?: readonly InlineStyle[]
  /** What the shell drew of the header, and a remote of its screen; empty where nothing was drawn ahead. */
  header?: string
  page?: string
  /** The address of a script that imports nothing, and runs before the bundles have come. */
  early?: string
  /** The address of the web app manifest; undefined where the site cannot be installed. */
  manifest?: string | undefined
  /** The icon of a device that reads no manifest. */
  icon?: string | undefined
}

/**
 * One page of the site from the shell's built index.html: the configuration as a data block, which a
 * strict CSP allows, and what to fetch at once instead of one round trip after the other.
 */
export function composePage(template: string, parts: PageParts): string {
  const { config, preload, styles = [], header = '', page = '', early, manifest, icon } = parts
  const withoutScripts = semJavascript(config, parts.sitePath)
  const head = [
    ...(early === undefined
      ? []
      : [`<script type="module" async crossorigin src="${early}"></script>`]),
    ...(template.match(SCRIPTS_OF_SHELL) ?? []),
    ...preload.scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    ...styles.flatMap(fontsIn).map(preloadedFont),
    ...styles.map(inlined),
    ...preload.styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...(manifest === undefined ? [] : [`<link rel="manifest" href="${manifest}">`]),
    ...(icon === undefined ? [] : [`<link rel="apple-touch-icon" href="${icon}">`]),
    // After the other styles, which it changes.
    withoutScripts.head,
  ]
  const others = template
    .replaceAll(SCRIPTS_OF_SHELL, '')
    // The page of an older shell has no place for it.
    .replace('<!--compose:readable-->', () => withoutScripts.readable)
  return fill(withoutLinks(others, styles), {
    head: head.join('\n    '),
    header,
    page,
    config: `<script type="application/json" id="${SITE_CONFIG_ID}">${dataBlock(config)}</script>`,
  })
}

/**
 * What Vite has linked in the template. It stands before the styles, so that a browser asks for the scripts while the rest
 * of the page is still on its way, and before a remote's own: a browser without HTTP/2 asks for six files at a time, and
 * the largest one must not wait for another to end.
 */
const SCRIPTS_OF_SHELL =
  /<link rel="modulepreload" crossorigin href="[^"]*">|<script type="module" crossorigin src="[^"]*"><\/script>/g

/**
 * The link is for scripts: one that needs the file finds that it is there already, and the shell takes it where the
 * page's policy is of another release (shell/src/refused-styles.ts). Chromium looks ahead for what a page needs, and
 * fetches a disabled one too, but none of another medium.
 */
const inlined = ({ url, text }: InlineStyle) =>
  `<style>${text}</style><link rel="stylesheet" crossorigin href="${url}" media="not all" disabled>`

/**
 * The script of shell/index.html asks for it with the page where the device has it, so that nothing changes before
 * one's eyes. A first visit needs the bandwidth for the scripts.
 */
const preloadedFont = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" media="not all" id="font">`

/** The font of texts. One that no other stands in for until it is there is of something that few first views have. */
const fontsIn = ({ text }: InlineStyle) =>
  [...text.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .filter(([face]) => /font-display:\s*swap/.test(face))
    .flatMap(([face]) => /url\(([^)"']+\.woff2)\)/.exec(face)?.[1] ?? [])

/** Vite has linked some of them in the template already. */
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
