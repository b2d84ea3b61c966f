import type { Claims, Estatisticas, RevisaoDeErros } from '@rumo/contract'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { setBase } from './accounts.ts'
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'

/** Of somebody who has done nothing yet. */
const NENHUMA: Estatisticas = {
  respondidas: 0,
  certas: 0,
  sequencia: { atual: 0, recorde: 0, praticou_hoje: false, dias: [] },
  simulados: [],
  redacoes: [],
  materias: [],
  a_praticar: [],
}
const SEM_PLANO: RevisaoDeErros = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 0,
  proximas: [],
  proxima: null,
  questoes: [],
}

interface Fixtures {
  /** Declares that calls to addresses with this part are answered with `status` in this test. */
  expectStatus: (status: number, part: string) => void
  /** Puts an unsigned token with these claims where the session looks for one. */
  signIn: (claims: Partial<Claims>) => Promise<void>
  watch: void
}

/** Every test ends with no CSP violation, no page error and nothing in the console that it did not declare. */
export const test = base.extend<Fixtures>({
  expectStatus: async ({ page }, use) => {
    void page
    const declared: { status: number; part: string }[] = []
    DECLARED.set(page, declared)
    await use((status, part) => declared.push({ status, part }))
  },
  signIn: async ({ page }, use) => {
    await use(async (claims) => {
      const usuario = { id: 1, email: 'marina@exemplo.br', perfil: 'Aluno', ...claims }
      const token = unsignedToken(usuario)
      // No server takes such a token: what is known of its user comes from here.
      await page.route(/\/usuarios\/\d+$/, (route) => route.fulfill({ json: { dados: usuario } }))
      await page.route(/\/(simulados|redacoes-enviadas)\?/, (route) =>
        route.fulfill({ json: { dados: [], total: 0 } }),
      )
      await page.route('**/estatisticas', (route) => route.fulfill({ json: { dados: NENHUMA } }))
      await page.route('**/revisoes?*', (route) => route.fulfill({ json: { dados: SEM_PLANO } }))
      await page.addInitScript((value) => {
        // Once: what the page removes stays removed.
        if (sessionStorage.getItem('signed-in')) return
        sessionStorage.setItem('signed-in', 'yes')
        localStorage.setItem('token', value)
      }, token)
    })
  },
  watch: [
    async ({ page, baseURL, expectStatus }, use) => {
      void expectStatus
      if (baseURL) setBase(page, baseURL)
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isDeclared(page, message)) troubles.push(message.text())
      })
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP: ${violatedDirective} ${blockedURI}`)
        })
      })
      await use()
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const DECLARED = new WeakMap<Page, { status: number; part: string }[]>()

/** The browser writes a line of its own for each answer with an error status. */
function isDeclared(page: Page, message: ConsoleMessage): boolean {
  // The line on an answer that another origin keeps to itself names its address in its words alone.
  const where = `${message.location().url} ${message.text()}`
  return (DECLARED.get(page) ?? []).some(
    ({ status, part }) =>
      where.includes(part) &&
      (status === 0
        ? /net::ERR|Failed to fetch|blocked by CORS policy/.test(message.text())
        : message.text().includes(`status of ${status}`)),
  )
}
