import { lookAtEach } from '../src/accessibility.ts'
import { fillLogin, freshName, makeAccount, takesAlong } from '../src/accounts.ts'
import { SECTION_7_KINDS } from '../src/config.ts'
import { whenKept } from '../src/device.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { answerByKeys, expectVerdict, keepOrder } from '../src/practice.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard } from '../src/hand.ts'

const DAY_MS = 86_400_000
const OURS = /^\/(tentativas|revisoes|estatisticas|redacoes-enviadas|simulados)/

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7-review, kind'))
  test.describe(kind, () => {
    test.use({ baseURL })
    for (const viewport of drawn(NARROW_AND_WIDE, 'section7-review')) {
      test(`what went wrong comes back on section 7 alone, by keyboard at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        const called: string[] = []
        page.on('request', (request) => called.push(new URL(request.url()).pathname))
        const { press } = byKeyboard(page)
        const account = await makeAccount(page, freshName())
        await page.goto('questoes-alternativas')
        for (let numero = 1; numero <= 10; numero++) {
          await expect(page.getByRole('heading', { name: `Questão ${numero}` })).toBeVisible()
          await answerByKeys(page, 'A')
          await page.keyboard.press('Enter')
        }
        await whenKept(page)
        await press(page.getByRole('link', { name: 'Entre na sua conta' }))
        await fillLogin(page, account)
        await page.keyboard.press('Enter')
        await press(takesAlong(page))
        await lookAtEach(page, {
          'nothing to review today': () =>
            expect(page.getByText('Nada para revisar hoje')).toBeVisible(),
        })
        await expect(page.getByText(/^Próxima revisão: amanhã/)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Marcar a data' })).toHaveCount(0)

        await page.clock.setFixedTime(Date.now() + DAY_MS)
        await keepOrder(page)
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
        await expect(page.getByText(/questões? para hoje\.$/)).toBeVisible()
        await answerByKeys(page, 'A')
        await expectVerdict(page, false)
        expect(called.filter((path) => OURS.test(path))).toEqual([])
      })
    }
  })
