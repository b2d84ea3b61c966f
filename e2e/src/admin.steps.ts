import type { Page } from '@playwright/test'
import { ADMINISTRADOR, apiOf, baseOf, storeToken, tokenOf } from './accounts.ts'

/** To make an administrator, the server wants a sign-in of the last 5 minutes, so a shared session is renewed earlier. */
const FRESH_MS = 3 * 60_000
let shared: { token: Promise<string>; since: number } | null = null

/** A recent session, shared by the tests of a worker and a site. A test that signs out needs a token of its own. */
export function adminToken(page: Page): Promise<string> {
  if (shared === null || Date.now() - shared.since > FRESH_MS) {
    shared = { token: tokenOf(page, ADMINISTRADOR), since: Date.now() }
  }
  return shared.token
}

interface OpenOptions {
  /** The site, if it is not the one that the page's addresses refer to. */
  site?: string
  /** A token, if not the shared one. */
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
/** A name that no other record has. */
export const freshName = (what: string) => `${what} ${process.pid}-${Date.now()}-${++made}`

/** Creates a course by the API; gives its address there. */
export async function makeCurso(page: Page, nome: string): Promise<string> {
  const headers = { authorization: `Bearer ${await adminToken(page)}` }
  const cursos = `${apiOf(page)}cursos`
  const answer = await page.request.post(cursos, { data: { nome }, headers })
  const { dados } = (await answer.json()) as { dados: { id: number } }
  return `${cursos}/${dados.id}`
}
