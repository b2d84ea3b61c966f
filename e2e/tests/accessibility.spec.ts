import { expectAccessible } from '../src/accessibility.ts'
import { expect, test } from '../src/fixtures.ts'
import { answer, drawnBy, goOn, letterOf } from '../src/practice.ts'
import { VIEWPORTS } from '../src/viewports.ts'

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('home, a question and its verdicts, and the result are accessible and fit', async ({
      page,
    }) => {
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      const questoes = await drawnBy(page, () => page.goto('questoes-alternativas'))
      await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
      await expectAccessible(page)
      for (const [index, questao] of questoes.entries()) {
        await answer(page, letterOf(questao, index > 0))
        if (index < 2) await expectAccessible(page)
        await goOn(page)
      }
      await expect(page.getByRole('heading', { name: '9 de 10' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

for (const [path, heading] of [
  ['aluno', 'Mariana Dias'],
  ['nada', 'Not Found 404!'],
] as const) {
  test(`/${path} is accessible`, async ({ page, signIn, expectStatus }) => {
    expectStatus(404, 'nada')
    await signIn({ nome: 'Mariana Dias' })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
  })
}
