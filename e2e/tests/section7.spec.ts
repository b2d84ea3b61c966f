import type { Page } from '@playwright/test'
import { FILE_SERVERS, SECTION_7_KINDS, SITES } from '../src/config.ts'
import { sheet } from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { gabaritoToldTo } from '../src/gabarito.steps.ts'
import { goOn } from '../src/practice.steps.ts'
import { drawn } from '../src/viewports.ts'

const SECTION_7 =
  /^GET \/(questoes-referencias|questoes\/\d+|alternativas|redacoes|redacoes-referencias|referencias\/\d+|provas|vestibulares|arquivos\/figuras\/.*)$/

/** The address of the figures of the owner's server. */
const FIGURAS = new URL('/arquivos/figuras/', SITES.whole).href

/**
 * Collects the calls of a site from now on: `called` to its own server, and `elsewhere` to other origins. The site's
 * own files are left out, and so are the figures of a server that has them elsewhere.
 */
function callsOf(page: Page, site: string): { called: string[]; elsewhere: string[] } {
  const called: string[] = []
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url())
    if (site === SITES.owner && href.startsWith(FIGURAS)) return
    if (origin !== new URL(site).origin) elsewhere.push(href)
    else if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
  })
  return { called, elsewhere }
}

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7: practice, kind'))
  test(`practice works against a server that offers section 7 and nothing else, ${kind}`, async ({
    page,
  }) => {
    const { called } = callsOf(page, baseURL)
    const rightOf = gabaritoToldTo(page)
    await page.goto(`${baseURL}questoes-alternativas`)
    for (let number = 1; number <= 10; number++) {
      await expect(page.getByRole('heading', { name: `Questão ${number}` })).toBeVisible()
      const radios = page.getByRole('radio')
      // A question of another journey may have fewer alternatives.
      const chosen = radios.nth(number % (await radios.count()))
      const verdict = verdictOf(await chosen.inputValue())
      await chosen.check()
      await page.getByRole('button', { name: 'Responder' }).click()
      await expect(page.getByText(await verdict)).toBeVisible()
      await goOn(page)
    }
    await expect(page.getByRole('heading', { name: /^\d+ de \d+ certas?$/ })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Matéria' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Escolher' }).click()
    await expect(page.getByRole('combobox')).toHaveCount(1)
    await page.getByText('Só as que não respondi').click()
    await page.getByRole('button', { name: 'Treinar', exact: true }).click()
    await expect(page.getByText('só as que não respondi')).toBeVisible()
    expect(called.length).toBeGreaterThan(20)
    expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])

    /**
     * The page's verdict on an alternative, by what the server told the page. An annulled question has no key there.
     */
    async function verdictOf(alternativa: string): Promise<string> {
      const right = await rightOf(alternativa)
      if (right === undefined) return 'Esta questão está sem gabarito.'
      return right === alternativa ? 'Resposta correta!' : 'Resposta incorreta.'
    }
  })

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7: the device, kind'))
  test(`a device keeps, reads and checks by itself there, and offers nothing that needs more, ${kind}`, async ({
    page,
  }) => {
    const { called } = callsOf(page, baseURL)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const isHidden = (role: 'button' | 'link', name: RegExp) =>
      expect(page.getByRole(role, { name })).toHaveCount(0)
    await page.goto(`${baseURL}questoes-alternativas`)
    await press('Guardar')
    await press('Riscar a alternativa B')
    await press('Leitura')
    await page.getByLabel('Sépia').check()
    await page.keyboard.press('Escape')
    await page.getByRole('radio').first().check()
    await press('Responder')
    await isHidden('button', /^Encontrou um erro/)
    await press('Escolher')
    await isHidden('link', /^Buscar por palavras/)
    await page.getByRole('link', { name: 'Questões guardadas' }).click()
    await expect(page.getByRole('button', { name: /^Remover/ })).toHaveCount(1)
    await isHidden('link', /^Treinar/)
    await isHidden('button', /^Leve /)

    // The home page knows what was begun, and of search and past simulados it offers nothing.
    await page.goto(baseURL)
    await expect(page.getByRole('link', { name: 'Continuar o treino' })).toBeVisible()
    await isHidden('link', /Buscar/)
    expect(await page.evaluate(() => document.documentElement.dataset['tema'])).toBe('sepia')

    await page.goto(`${baseURL}temas-redacao`)
    await sheet(page).fill('Na esccola')
    await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible()
    await press('Conferir o texto')
    await press('Baixar e conferir a ortografia')
    await expect(page.getByRole('button', { name: 'Ver sugestões para esccola' })).toBeVisible()
    expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
  })

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7: past exams, kind'))
  test(`past exams open on section 7 alone, with the PDFs on another origin, ${kind}`, async ({
    page,
  }) => {
    const { called, elsewhere } = callsOf(page, baseURL)
    await page.goto(`${baseURL}provas-anteriores`)
    await expect(page.getByRole('heading', { level: 2, name: /semestre de/ })).not.toHaveCount(0)
    await page
      .getByRole('link', { name: /^Acessar Prova/ })
      .first()
      .click()
    await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
    expect([...new Set(elsewhere)]).toEqual([`${FILE_SERVERS.open}/pequena.pdf`])
    expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
    for (const path of ['provas', 'vestibulares']) expect(called).toContain(`GET /${path}`)
  })
