import { SITE_CONFIG_ID, type SiteConfig } from '@rumo/contract'

/** Reads the configuration that the compose step wrote into the page. Throws when the page has none. */
export function readSiteConfig(page: Document): SiteConfig {
  const text = page.getElementById(SITE_CONFIG_ID)?.textContent
  if (!text) throw new Error(`The page holds no #${SITE_CONFIG_ID}: compose the site first.`)
  return JSON.parse(text) as SiteConfig
}
