import { SITE_CONFIG_ID, type SiteConfig } from '@rumo/contract'

/** The fastest possible page of the product: the same markup and styles, and no script. */
export function withoutScripts(page: string): string {
  return page
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]* disabled>/g, '')
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
}

const CONFIG = new RegExp(`<script type="application/json" id="${SITE_CONFIG_ID}">(.*?)</script>`)

/** The configuration that a page of the product holds. */
export function configOf(page: string): SiteConfig {
  const [, text] = CONFIG.exec(page) ?? []
  if (text === undefined) throw new Error('The page holds no configuration.')
  return JSON.parse(text) as SiteConfig
}
