import type { Claims, Estatisticas, RevisaoDeErros } from '@rumo/contract'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { setBase } from './accounts.ts'
import { leaveWhenKept } from './device.steps.ts'
import { test as base, expect, type ConsoleMessage } from '@playwright/test'

/** Claims of a student who has done nothing yet. */
const NENHUMA: Estatisticas = {
  respondidas: 0,
  certas: 0,
  em_simulado: 0,
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
  adiantaveis: 0,
  proximas: [],
  proxima: null,
  questoes: [],
}

interface Fixtures {
  /** Declares that calls to addresses with this part are answered with `status` in this test. */
  expectStatus: (status: number, part: string) => void
  /** Declares that the console may have lines with these words in this test. */
  expectLine: (words: string) => void
  /** Puts an unsigned token with these claims where the session looks for one. */
  signIn: (claims: Partial<Claims>) => Promise<void>
  declared: Declared[]
  watch: void
}

/** An answer of this status to an address with this part, or a line with these words. */
type Declared = { status: number; part: string } | { words: string }

/**
 * Every test ends with no CSP violation, no page error and nothing in the console that it did not declare, in
 * whichever of its tabs.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  declared: async ({}, use) => use([]),
  expectStatus: async ({ declared }, use) =>
    use((status, part) => void declared.push({ status, part })),
  expectLine: async ({ declared }, use) => use((words) => void declared.push({ words })),
  signIn: async ({ page }, use) => {
    await use(async (claims) => {
      const usuario = { id: 1, email: 'marina@exemplo.br', perfil: 'Aluno', ...claims }
      const token = unsignedToken(usuario)
      // No server accepts such a token, so the calls about its user are answered here.
      await page.route(/\/usuarios\/\d+$/, (route) => route.fulfill({ json: { dados: usuario } }))
      await page.route(/\/(simulados|redacoes-enviadas)\?/, (route) =>
        route.fulfill({ json: { dados: [], total: 0 } }),
      )
      await page.route('**/leitura', (route) => route.fulfill({ json: { dados: null } }))
      await page.route('**/questoes-guardadas', (route) => route.fulfill({ json: { dados: [] } }))
      await page.route('**/rascunho-da-redacao', (route) =>
        route.fulfill({ json: { dados: null } }),
      )
      await page.route('**/estatisticas', (route) => route.fulfill({ json: { dados: NENHUMA } }))
      await page.route('**/revisoes?*', (route) => route.fulfill({ json: { dados: SEM_PLANO } }))
      await page.addInitScript((value) => {
        // Once: what the page removes must stay removed.
        if (sessionStorage.getItem('signed-in')) return
        sessionStorage.setItem('signed-in', 'yes')
        localStorage.setItem('token', value)
      }, token)
    })
  },
  watch: [
    async ({ context, baseURL, declared, javaScriptEnabled }, use) => {
      if (baseURL) setBase(context, baseURL)
      // A page without scripts stores nothing.
      if (javaScriptEnabled) {
        context.pages().forEach(leaveWhenKept)
        context.on('page', leaveWhenKept)
      }
      const troubles: string[] = []
      context.on('weberror', (webError) => {
        troubles.push(`page error: ${webError.error().message}`)
      })
      context.on('console', (message) => {
        if (message.type() === 'error' && !isDeclared(message, declared)) {
          troubles.push(`${message.text()} ${message.location().url}`)
        }
      })
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP: ${violatedDirective} ${blockedURI}`)
        })
      })
      await use()
      const found = [...troubles]
      // What a page still asks for at the end of a test is not answered any more.
      const routed = [context, ...context.pages()]
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(found).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The line that the browser itself writes for each answer with an error status, or one that was named. */
function isDeclared(message: ConsoleMessage, declared: readonly Declared[]): boolean {
  // For an answer that CORS hides, the address is only in the text of the line.
  const where = `${message.location().url} ${message.text()}`
  return declared.some((expected) => {
    if ('words' in expected) return message.text().includes(expected.words)
    const { status, part } = expected
    if (!where.includes(part)) return false
    return status === 0
      ? /net::ERR|Failed to fetch|blocked by CORS policy/.test(message.text())
      : message.text().includes(`status of ${status}`)
  })
}
