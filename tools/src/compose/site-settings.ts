import type { SiteSettings } from '@rumo/contract'
import { siteSettings } from '@rumo/contract/schemas/site'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const { localeError } = z.locales.pt()

/**
 * Reads a site's settings. Throws words for people that name the file and, where it does not fit, every
 * missing or wrong key.
 */
export async function readSiteSettings(file: string): Promise<SiteSettings> {
  const result = siteSettings.safeParse(await readJson(file), { error: localeError })
  if (result.success) return result.data
  throw new Error(`${file} não serve:\n${z.prettifyError(result.error)}`)
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'não é JSON' : 'não pode ser lido'
    throw new Error(`${file} ${why}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
