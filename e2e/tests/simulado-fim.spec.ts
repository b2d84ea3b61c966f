import { expect, test } from '../src/fixtures.ts'
import { headingOf, letPass, SIMULADO, startedBy } from '../src/simulado.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard } from '../src/hand.ts'

const HOUR_MS = 3_600_000

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado-fim')) {
  test(`a whole prova ends with its time, by keyboard alone, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      window.print = () => {
        document.title = `Impresso: ${document.querySelectorAll('article').length} questões`
      }
    })
    await page.clock.install()
    const { press, choose } = byKeyboard(page)
    await page.goto(SIMULADO)
    await press(page.getByRole('button', { name: /^Fazer esta prova \(Prova Verde/ }))
    await expect(headingOf(page, 'Prova Verde')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: /Tempo extra/ })).toBeChecked()
    const { questoes } = await startedBy(page, () =>
      press(page.getByRole('button', { name: 'Começar', exact: true })),
    )
    await expect(headingOf(page, 'Questão 1')).toBeFocused()
    await choose(page.getByRole('radio').first())
    await press(page.getByRole('button', { name: 'Esconder relógio' }))
    await expect(page.getByRole('timer')).toHaveCount(0)

    // The warning comes although the clock is hidden. When the time is over, an open question about the end closes.
    await letPass(page, 5.5 * HOUR_MS + 1000)
    await expect(page.getByText('Menos de 30 minutos.')).toBeVisible()
    const isNarrow = viewport.width < 700
    if (isNarrow) await press(page.getByRole('button', { name: /^Cartão-resposta/ }))
    await press(page.getByRole('button', { name: 'Encerrar Simulado' }).last())
    await expect(page.getByRole('dialog', { name: /questões em branco/ })).toBeVisible()
    await letPass(page, HOUR_MS)
    const result = headingOf(page, new RegExp(`^\\d+ de ${questoes.length} certas?$`))
    await expect(result).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(result).toHaveAccessibleDescription(
      /Prova Verde · .+ O tempo acabou: vale o que estava marcado\. \d+% de acerto em 6\sh, de 6\sh\.$/,
    )
    const materias = page.getByRole('list').filter({ hasText: 'Matemática' }).getByRole('listitem')
    for (const materia of await materias.all()) {
      // The name of the matéria, and at most one line of bubbles below it.
      const box = await materia.boundingBox()
      expect(box?.height).toBeLessThan(80)
    }

    await press(page.getByRole('button', { name: 'Imprimir' }))
    await expect(page).toHaveTitle(`Impresso: ${questoes.length} questões`)
    await press(page.getByRole('button', { name: 'Repetir as que errei' }))
    await expect(headingOf(page, 'Questão 1')).toBeFocused()
    await press(page.getByRole('button', { name: 'Voltar ao resultado do simulado' }))
    await expect(result).toBeVisible()
  })
}
