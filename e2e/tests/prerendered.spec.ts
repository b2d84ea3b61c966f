import { ADMINISTRADOR, enterAs } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { holdBack, PUBLIC_PAGES } from '../src/public-pages.ts'

test(
  'every public page is there before any script, and its scripts go on with it',
  { tag: ['@served', '@safe'] },
  async ({ page }) => {
    const scripts = await holdBack(page, 'script')
    for (const { path, content } of PUBLIC_PAGES) {
      await test.step(path, async () => {
        scripts.again()
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Entre' })).toBeVisible()
        expect(await page.evaluate(unstyled)).toEqual([])
        const bar = await page.getByRole('banner').elementHandle()
        scripts.letGo()
        // If the scripts drew something else, the page would report an error, and the test would fail.
        await expect(content(page)).toBeVisible()
        await expect(page).toHaveTitle(/ · Rumo$/)
        expect(await bar?.evaluate((node) => node.isConnected)).toBe(true)
      })
    }
  },
)

/** Runs in the page: the classes of the drawn screen that no style in the page names. */
function unstyled(): string[] {
  const styles = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent)
  const drawn = Array.from(document.querySelectorAll('main [class]'), ({ classList }) => [
    ...classList,
  ])
  return drawn.flat().filter((name) => !styles.join('').includes(`.${name}`))
}

test('the home page keeps what was drawn ahead when it comes to life', async ({ page }) => {
  const scripts = await holdBack(page, 'script')
  await page.goto('./', { waitUntil: 'commit' })
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  scripts.letGo()
  const slogan = page.getByRole('button', { name: 'Frase 2 de 3' })
  await expect(async () => {
    await slogan.click()
    await expect(slogan).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
  }).toPass()
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true)
})

test('a page whose scripts fail says so, and a retry mends it', async ({ page, expectStatus }) => {
  expectStatus(503, 'shell/')
  const shell = '**/shell/assets/libraries-*.js'
  await page.route(shell, (route) => route.fulfill({ status: 503 }))
  await page.goto('questoes-alternativas')
  const said = page.getByRole('alert')
  await expect(said).toContainText('Esta página ainda não chegou inteira')
  await page.unroute(shell)
  await said.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(said).toBeHidden()
})

test('a page whose scripts are late says so, until its screen works', async ({ page }) => {
  await page.clock.install()
  const scripts = await holdBack(page, 'script')
  await page.goto('questoes-alternativas', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(8000)
  await expect(page.getByRole('alert')).toContainText('Esta página ainda não chegou inteira')
  scripts.letGo()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(0)
})

test('a page that waits for the rest of the shell says so too', async ({ page }) => {
  await enterAs(page, ADMINISTRADOR)
  await page.clock.install()
  const rest = Promise.withResolvers<void>()
  await page.route('**/shell/assets/start-shell-*.js', async (route) => {
    await rest.promise
    await route.fallback()
  })
  await page.goto('admin', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeAttached()
  await page.clock.fastForward(8000)
  await expect(page.getByRole('alert')).toContainText('Esta página ainda não chegou inteira')
  rest.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(0)
})

test('a page whose guard leads on shows nothing of what was drawn for it', async ({ page }) => {
  await enterAs(page, ADMINISTRADOR)
  const scripts = await holdBack(page, 'script')
  await page.goto('login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Entrar na Plataforma' })).toBeVisible()
  scripts.letGo()
  await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Entrar na Plataforma' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the home page, the list of exams and the themes can be read, and lead to one another',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('./')
      const home = page.url()
      await expect(page.getByRole('heading', { name: 'Como você quer treinar?' })).toBeVisible()
      await expect(page.getByRole('complementary')).toContainText('precisa de JavaScript')

      await page.getByRole('link', { name: /Provas anteriores para ler/ }).click()
      await expect(page.getByRole('heading', { name: '1º semestre de 2025' })).toBeVisible()
      const pdf = page.getByRole('link', { name: /^Prova em PDF de Prova Azul/ })
      const answer = await page.request.get(
        await pdf.evaluate((link: HTMLAnchorElement) => link.href),
      )
      expect(answer.headers()['content-type']).toBe('application/pdf')

      await page.getByRole('link', { name: 'Temas de redação' }).click()
      const temas = page.getByRole('navigation', { name: 'Temas', exact: true })
      await temas.getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: /^Texto 1/ }).first()).toBeVisible()
      await page.getByRole('link', { name: 'Voltar ao início' }).click()
      await expect(page).toHaveURL(home)

      await page.goto('temas-redacao')
      await expect(temas).toBeVisible()
      // The page that led there is not in the browser's history.
      await page.goBack()
      await expect(page).toHaveURL(home)
    },
  )
})
