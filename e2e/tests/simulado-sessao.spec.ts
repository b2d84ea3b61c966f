import { endOnServer, enterAs, fillLogin, makeAccount, storedToken } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { dataOf } from '../src/provas.steps.ts'
import { headingOf, SIMULADO, startedBy } from '../src/simulado.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard, tabTo } from '../src/hand.ts'

const MARCACOES = /\/marcacoes$/

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado-sessao')) {
  test(`a session that ends in the midst of a simulado loses no answer, by keyboard at ${viewport.width} px`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(401, '/marcacoes')
    await page.setViewportSize(viewport)
    const { press } = byKeyboard(page)
    const account = await makeAccount(page)
    const token = await enterAs(page, account)
    await page.goto(SIMULADO)
    const sent = page.waitForResponse((one) => MARCACOES.test(one.url()) && one.ok())
    const { id, questoes } = await startedBy(page, () =>
      press(page.getByRole('button', { name: 'Começar', exact: true })),
    )
    // A question has as many alternatives as it was created with, at least two.
    const letras = questoes.map(
      ({ alternativas }, index) => alternativas[index % alternativas.length]?.nome ?? '',
    )
    const markFrom = async (first: number, last: number) => {
      for (let numero = first; numero <= last; numero++) {
        await expect(headingOf(page, `Questão ${numero}`)).toBeVisible()
        await tabTo(page, page.getByRole('radio').first())
        await page.keyboard.press(letras[numero - 1] ?? '')
        if (numero < letras.length) await page.keyboard.press('Enter')
      }
    }
    await markFrom(1, 3)
    await sent

    await endOnServer(page, token)
    await markFrom(4, 5)
    const word = page.getByText('Sua sessão terminou. Suas respostas ficam neste aparelho.')
    await expect(word).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    // The student can go on all the same.
    await markFrom(6, 7)
    await expect(word).toBeVisible()

    await press(page.getByRole('link', { name: 'Entrar de novo' }))
    await expect(page).toHaveURL(/\/login\?volta=\/vestibular-completo$/)
    await fillLogin(page, account)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Você parou com 7 de 10 marcadas.')).toBeVisible()
    await expect(word).toBeHidden()
    await markFrom(8, 10)
    await press(page.getByRole('button', { name: 'Encerrar Simulado' }).last())
    await expect(headingOf(page, /^\d+ de 10 certas?$/)).toBeFocused()

    const again = (await storedToken(page)) ?? ''
    const { simulados, tentativas } = await dataOf(page, again)
    expect(simulados.map((one) => [one.id, one.questoes.map(({ letra }) => letra)])).toEqual([
      [id, letras],
    ])
    expect(tentativas.map(({ letra }) => letra).toSorted()).toEqual(letras.toSorted())
  })
}
