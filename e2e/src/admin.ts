import type { Page } from '@playwright/test'
import { ADMINISTRADOR, apiOf, baseOf, storeToken, tokenOf } from './accounts.ts'

let token: Promise<string> | null = null

/** A session that all tests of a process share, whose pages are all of one site: whoever leaves needs one of their own. */
export const adminToken = (page: Page) => (token ??= tokenOf(page, ADMINISTRADOR))

interface OpenOptions {
  /** Another than the one that the page's addresses are of. */
  site?: string
  /** A token of one's own. */
  own?: string
}

/** Opens a screen of the back office, signed in. */
export async function openAdmin(
  page: Page,
  path: string,
  { site = baseOf(page), own }: OpenOptions = {},
) {
  await storeToken(page, own ?? (await adminToken(page)), site)
  await page.goto(site + path)
}

let made = 0
/** What no other record is called. */
export const freshName = (what: string) => `${what} ${process.pid}-${Date.now()}-${++made}`

/** Makes a course by the API, and gives its address there. */
export async function makeCurso(page: Page, nome: string): Promise<string> {
  const headers = { authorization: `Bearer ${await adminToken(page)}` }
  const cursos = `${apiOf(page)}cursos`
  const answer = await page.request.post(cursos, { data: { nome }, headers })
  const { dados } = (await answer.json()) as { dados: { id: number } }
  return `${cursos}/${dados.id}`
}
