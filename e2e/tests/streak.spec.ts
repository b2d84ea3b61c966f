import { diaOf } from '@rumo/contract/rules'
import { enterAs, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { answersOf } from '../src/student.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard } from '../src/hand.ts'
import { goToProfile } from '../src/practice.steps.ts'

const MINUTE_MS = 60_000
/** How long the journey may take after midnight. */
const AFTERWARDS_MS = 3 * MINUTE_MS

for (const viewport of drawn(NARROW_AND_WIDE, 'streak')) {
  test(`answers on both sides of midnight in São Paulo are of two days, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const hand = byKeyboard(page)
    const { press, choose } = hand
    const token = await enterAs(page, await makeAccount(page))
    // The last midnight that is past: the server refuses answers from the future.
    const midnight = Date.parse(`${diaOf(Date.now() - AFTERWARDS_MS)}T00:00:00-03:00`)
    await page.clock.install({ time: midnight - MINUTE_MS })
    await page.goto('questoes-alternativas')
    for (const [index, numero] of [1, 2].entries()) {
      await expect(page.getByRole('heading', { name: `Questão ${numero}` })).toBeVisible()
      await choose(page.getByRole('radio').first())
      await press(page.getByRole('button', { name: 'Responder' }))
      await expect(page.getByText(/^Resposta (correta!|incorreta\.)$/)).toBeVisible()
      await expect.poll(() => answersOf(page, token)).toBe(index + 1)
      if (index > 0) break
      // Meanwhile the phone is not used.
      await page.clock.fastForward(2 * MINUTE_MS)
      await press(page.getByRole('button', { name: 'Próxima questão' }))
    }
    await goToProfile(page, hand)
    const sequencia = page.getByRole('region', { name: 'Sequência de treino' })
    await expect(sequencia).toContainText('2 dias seguidos de treino')
    await expect(sequencia.getByText(/: com treino$/)).toHaveCount(2)
    await expect(sequencia.getByText(/, hoje: com treino$/)).toHaveCount(1)
  })
}
