import { lookAtEach } from '../src/accessibility.ts'
import { enterAs, freshName, makeAccount } from '../src/accounts.ts'
import { SECTION_7_KINDS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard } from '../src/hand.ts'
import { goToProfile } from '../src/practice.steps.ts'

const SECTION_7 =
  /^(POST \/usuarios\/login|GET \/(usuarios\/\d+|provas|vestibulares|questoes-referencias|questoes\/\d+|alternativas|referencias\/\d+|arquivos\/figuras\/.*))$/

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7-profile, kind'))
  test.describe(kind, () => {
    test.use({ baseURL })
    for (const viewport of drawn(NARROW_AND_WIDE, 'section7-profile')) {
      test(`the profile counts what this device holds, by keyboard at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        const called: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
        })
        const account = await makeAccount(page, freshName())
        await enterAs(page, account)
        await page.goto('aluno')
        await expect(page.getByText(account.email)).toBeVisible()
        await lookAtEach(page, {
          'the profile, with examples': () =>
            expect(page.getByRole('region', { name: 'Simulados Exemplo' })).toContainText(
              '8 de 10',
            ),
        })
        await expect(page.getByRole('region', { name: 'Próxima prova' })).toHaveCount(0)

        const hand = byKeyboard(page)
        const { press, choose } = hand
        await press(page.getByRole('link', { name: 'Treinar agora' }))
        const verdict = page.getByText(/^Resposta (correta!|incorreta\.)$/)
        const hasNoKey = page.getByText('Esta questão está sem gabarito.')
        const answer = async () => {
          await choose(page.getByRole('radio').first())
          await press(page.getByRole('button', { name: 'Responder' }))
          await expect(verdict.or(hasNoKey)).toBeVisible()
        }
        await answer()
        // The demonstration has an annulled question. On this server it has no key, and does not count.
        if (await hasNoKey.isVisible()) {
          await press(page.getByRole('button', { name: 'Próxima questão' }))
          await expect(page.getByRole('heading', { name: 'Questão 2' })).toBeVisible()
          await answer()
        }
        await goToProfile(page, hand)

        await expect(
          page.getByRole('heading', { name: /^[01] de 1 certa até aqui\.$/ }),
        ).toBeVisible()
        await expect(page.getByRole('region', { name: 'Sequência de treino' })).toContainText(
          '1 dia de treino',
        )
        await lookAtEach(page, {
          'the profile, of what this device holds': () =>
            expect(page.getByText(/contam o que você respondeu neste aparelho/)).toBeVisible(),
        })
        await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(0)
        await page.reload()
        await expect(
          page.getByRole('heading', { name: /^[01] de 1 certa até aqui\.$/ }),
        ).toBeVisible()
        expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
      })
    }
  })
