import { lookAtEach } from '../src/accessibility.ts'
import { enterAs, freshName, makeAccount } from '../src/accounts.ts'
import { SECTION_7_KINDS } from '../src/config.ts'
import { whenKept } from '../src/device.steps.ts'
import { button, REDACAO, sheet } from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { goOn } from '../src/practice.steps.ts'
import { headingOf, SIMULADO } from '../src/simulado.steps.ts'
import { drawn, PHONE } from '../src/viewports.ts'

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'gallery-secao7, kind'))
  test.describe(kind, () => {
    test.use({ baseURL, viewport: PHONE })

    test('practice on section 7 alone', async ({ page }) => {
      await enterAs(page, await makeAccount(page, freshName()))
      await lookAtEach(page, {
        'the profile, with examples': async () => {
          await page.goto('aluno')
          await expect(page.getByRole('region', { name: 'Simulados Exemplo' })).toContainText(
            '8 de 10',
          )
        },
        'nothing to review today': async () => {
          await page.goto('questoes-alternativas')
          for (let numero = 1; numero <= 10; numero++) {
            await expect(page.getByRole('heading', { name: `Questão ${numero}` })).toBeVisible()
            await page.getByRole('radio').first().check()
            await page.getByRole('button', { name: 'Responder' }).click()
            await goOn(page)
          }
          await whenKept(page)
          await page.goto('revisar-erros')
          await expect(page.getByText('Nada para revisar hoje')).toBeVisible()
        },
        'the profile, of what this device holds': async () => {
          await page.goto('aluno')
          await expect(page.getByText(/contam o que você respondeu neste aparelho/)).toBeVisible()
        },
      })
    })

    test('a simulado and an essay on section 7 alone', async ({ page }) => {
      await enterAs(page, await makeAccount(page, freshName()))
      await lookAtEach(page, {
        'the result of a simulado': async () => {
          await page.goto(SIMULADO)
          await page.getByRole('button', { name: 'Começar', exact: true }).click()
          await page.getByRole('radio').first().focus()
          for (let numero = 1; numero <= 10; numero++) {
            await expect(headingOf(page, `Questão ${numero}`)).toBeVisible()
            await page.keyboard.press('A')
            if (numero < 10) await page.keyboard.press('Enter')
          }
          await page.getByRole('button', { name: 'Encerrar Simulado' }).last().click()
          await expect(headingOf(page, /^\d+ de \d+ certas?$/)).toBeVisible()
        },
        'the profile, with a simulado and an essay': async () => {
          await whenKept(page)
          await page.goto('temas-redacao')
          await sheet(page).fill(REDACAO)
          await button(page, 'Enviar Redação').click()
          await expect(headingOf(page, 'Redação guardada neste aparelho')).toBeFocused()
          await page.goto('aluno')
          await expect(page.getByRole('region', { name: 'Redações' })).toContainText(
            'neste aparelho',
          )
          await expect(page.getByRole('region', { name: 'Revisar erros' })).toContainText(
            /Amanhã, \d/,
          )
        },
      })
    })
  })
