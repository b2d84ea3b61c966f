import { SITE_CONFIG_ID, type SiteConfig } from '@rumo/contract'
import type { Closure } from './vite-manifest.ts'

interface PageParts {
  config: SiteConfig
  /** Addresses that the page is going to need: scripts as modulepreload, styles as stylesheets. */
  preload: Closure
  /** What the shell drew of the header, and a remote of its screen; empty where nothing was drawn ahead. */
  header?: string
  page?: string
}

/**
 * One page of the site from the shell's built index.html: the configuration as a data block, which a
 * strict CSP allows, and what to fetch at once instead of one round trip after the other.
 */
export function composePage(template: string, parts: PageParts): string {
  const { config, preload, header = '', page = '' } = parts
  const head = [
    ...preload.styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...preload.scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ]
  return fill(template, {
    head: head.join('\n    '),
    header,
    page,
    config: `<script type="application/json" id="${SITE_CONFIG_ID}">${dataBlock(config)}</script>`,
  })
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [name, part]) => {
    const place = `<!--compose:${name}-->`
    if (!page.includes(place)) throw new Error(`The shell's index.html has no place ${place}.`)
    return page.replace(place, () => part)
  }, template)
}

/** JSON that cannot end its script element early. */
const dataBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
