import { SITE_CONFIG_ID, type SiteConfig } from '@rumo/contract'

/** Gives a page of the product with the same markup and styles but without scripts, which is the fastest it can be. */
export function withoutScripts(page: string): string {
  return page
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]* disabled>/g, '')
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
}

const CONFIG = new RegExp(`<script type="application/json" id="${SITE_CONFIG_ID}">(.*?)</script>`)

/** Reads the configuration in a page of the product. Throws when there is none. */
export function configOf(page: string): SiteConfig {
  const [, text] = CONFIG.exec(page) ?? []
  if (text === undefined) throw new Error('The page holds no configuration.')
  return JSON.parse(text) as SiteConfig
}
