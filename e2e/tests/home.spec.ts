import { expect, test } from '../src/fixtures.ts'

const FIRST = 'Treine hoje a prova de amanhã.'

test.describe('the banner', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('./')
    const goOn = page.getByRole('button', { name: 'Continuar' })
    // The page is drawn before it listens, and its clock runs meanwhile: it begins anew with the first.
    await expect(async () => {
      await page.getByRole('button', { name: 'Frase 1 de 3' }).click()
      await expect(goOn).toBeVisible({ timeout: 1000 })
    }).toPass()
    await goOn.click()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
  })

  test(
    'shows another slogan every 3 s, and the first again after three',
    { tag: '@safe' },
    async ({ page }) => {
      const slogan = async () => {
        const text = await page.getByRole('heading', { level: 1 }).innerText()
        return text.replaceAll(/\s+/g, ' ')
      }
      const seen = [await slogan()]
      for (let turn = 0; turn < 3; turn++) {
        await page.clock.runFor(3000)
        seen.push(await slogan())
      }
      expect(new Set(seen).size).toBe(3)
      expect(seen[3]).toBe(FIRST)
    },
  )

  test('stands still while it is paused', { tag: '@safe' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Pausar' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(9500)
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Pausar' }).blur()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3100)
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toHaveCount(0)
  })

  test('stands still under the pointer', { tag: '@safe' }, async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(9500)
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
  })
})

test('with reduced motion the slogan stands still', { tag: '@safe' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('./')
  await page.clock.runFor(9500)
  await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
})

test('the page leads to the ways to practise and, in new tabs, to the college', async ({
  page,
}) => {
  await page.goto('./')
  for (const [name, path] of [
    [/Questões alternativas/, '/rumo/questoes-alternativas'],
    [/Tema de redação/, '/rumo/temas-redacao'],
    [/Vestibular completo/, '/rumo/vestibular-completo'],
    [/Provas anteriores/, '/rumo/provas-anteriores'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  for (const [name, url] of [
    [/site oficial/, 'https://example.com/inscricao'],
    [/Colégio Técnico/, 'https://example.com/vestibular'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the page makes no call to the API', { tag: '@safe' }, async ({ page }) => {
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await page.goto('./', { waitUntil: 'networkidle' })
  expect(called.filter((pathname) => !pathname.startsWith('/rumo/'))).toEqual([])
})
