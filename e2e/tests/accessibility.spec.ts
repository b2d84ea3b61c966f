import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../src/fixtures.ts'
import { answer, drawnBy, goOn, letterOf } from '../src/practice.ts'
import type { Page } from '@playwright/test'

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Axe finds nothing, in light or dark, and nothing reaches beyond the screen. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(found, colorScheme).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('home, a question and its verdicts, and the result are accessible and fit', async ({
      page,
    }) => {
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page)
      const questoes = await drawnBy(page, () => page.goto('questoes-alternativas'))
      await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
      await expectSound(page)
      for (const [index, questao] of questoes.entries()) {
        await answer(page, letterOf(questao, index > 0))
        if (index < 2) await expectSound(page)
        await goOn(page)
      }
      await expect(page.getByRole('heading', { name: '9 de 10' })).toBeVisible()
      await expectSound(page)
    })
  })
}

for (const [path, heading, perfil] of [
  ['aluno', 'Mariana Dias', 'Aluno'],
  ['admin', 'Home Administrador', 'Administrador'],
  ['nada', 'Not Found 404!', 'Aluno'],
] as const) {
  test(`/${path} is accessible`, async ({ page, signIn, expectStatus }) => {
    expectStatus(404, 'nada')
    await signIn({ nome: 'Mariana Dias', perfil })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectSound(page)
  })
}
