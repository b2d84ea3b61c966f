import { enterAs, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { dataOf } from '../src/provas.steps.ts'
import { headingOf, SIMULADO, startedBy } from '../src/simulado.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard, tabTo } from '../src/hand.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado-prova')) {
  test(`a whole prova with extra time is kept for the account, by keyboard at ${viewport.width} px`, async ({
    page,
    context,
    expectStatus,
  }) => {
    await page.setViewportSize(viewport)
    const { press, choose } = byKeyboard(page)
    const account = await makeAccount(page)
    const token = await enterAs(page, account)
    await page.goto(SIMULADO)
    await press(page.getByRole('button', { name: /^Fazer esta prova/ }).first())
    const extra = page.getByRole('checkbox', { name: /Tempo extra/ })
    await tabTo(page, extra)
    await page.keyboard.press('Space')
    await expect(extra).toBeChecked()
    const simulado = await startedBy(page, () =>
      press(page.getByRole('button', { name: 'Começar', exact: true })),
    )
    const hours = Date.parse(simulado.termina_em ?? '') - Date.parse(simulado.iniciado_em)
    expect(hours / 3_600_000).toBe(6)
    await expect(page.getByRole('timer')).toContainText(/Tempo restante: (6\sh\s00|5\sh\s59)\smin/)
    for (let index = 0; index < 3; index++) {
      await choose(page.getByRole('radio', { name: /^B\b/ }))
      await press(page.getByRole('button', { name: 'Próxima' }))
    }
    await page.reload()
    await expect(page.getByText(/^Você parou com 3 de \d+ marcadas\.$/)).toBeVisible()

    // Without a network the simulado is locked at once, and graded when there is one. The calls of the reading tools
    // and of the essay's draft fail meanwhile, too.
    expectStatus(0, '')
    await context.setOffline(true)
    if (viewport.width < 700) await press(page.getByRole('button', { name: /^Cartão-resposta/ }))
    await press(page.getByRole('button', { name: 'Encerrar Simulado' }).last())
    const question = page.getByRole('dialog', { name: /^Encerrar com \d+ questões em branco/ })
    await expect(question).toContainText('Em branco: questões 4 a ')
    await press(question.getByRole('button', { name: 'Encerrar Simulado' }))
    await expect(headingOf(page, 'Simulado encerrado')).toBeFocused()
    await expect(page.getByText(/corrigido quando a conexão voltar/)).toBeVisible()
    await context.setOffline(false)
    await expect(headingOf(page, /^\d+ de \d+ certas?$/)).toBeVisible()

    const { tentativas, simulados } = await dataOf(page, token)
    expect(simulados).toHaveLength(1)
    expect(tentativas.map(({ origem, letra }) => `${origem} ${letra}`)).toEqual(
      Array.from({ length: 3 }, () => 'simulado B'),
    )

    await page.goto(`simulados/${simulado.id}`)
    await expect(headingOf(page, /^\d+ de \d+ certas?$/)).toBeVisible()
    await press(page.getByRole('button', { name: /^Questão 4, em branco/ }))
    await expect(page.getByText('Sem resposta.')).toBeVisible()
  })
}
