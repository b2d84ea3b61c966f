import { lookAtEach } from '../src/accessibility.ts'
import { fillLogin, freshName, makeAccount, takesAlong } from '../src/accounts.ts'
import { SECTION_7_KINDS } from '../src/config.ts'
import { whenKept } from '../src/device.steps.ts'
import { REDACAO, sheet } from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { gabaritoToldTo } from '../src/gabarito.steps.ts'
import { headingOf, SIMULADO } from '../src/simulado.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard } from '../src/hand.ts'

const OURS = /^\/(tentativas|revisoes|estatisticas|redacoes-enviadas|simulados|sorteios|materias)/

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7-simulado, kind'))
  test.describe(kind, () => {
    test.use({ baseURL })
    for (const viewport of drawn(NARROW_AND_WIDE, 'section7-simulado')) {
      test(`a student's day on section 7 alone, by keyboard, at ${viewport.width} px`, async ({
        page,
        context,
        expectStatus,
      }) => {
        await page.setViewportSize(viewport)
        // Without a network, the figures of questions cannot be loaded.
        expectStatus(0, '/arquivos/')
        await page.addInitScript(() => {
          window.print = () => {
            document.title = `Impresso: ${document.querySelectorAll('article').length} questões`
          }
        })
        const called: string[] = []
        page.on('request', (request) => called.push(new URL(request.url()).pathname))
        const rightOf = gabaritoToldTo(page)
        const chosen: string[] = []
        const { press, choose } = byKeyboard(page)
        const chooseFirst = async () => {
          const first = page.getByRole('radio').first()
          chosen.push(await first.inputValue())
          await choose(first)
        }
        const account = await makeAccount(page, freshName())
        await page.goto(SIMULADO)
        await expect(page.getByRole('heading', { name: 'Uma prova inteira' })).toHaveCount(0)
        await press(page.getByRole('button', { name: 'Começar', exact: true }))
        await expect(headingOf(page, 'Questão 1')).toBeFocused()
        await chooseFirst()
        await page.keyboard.press('Enter')
        await expect(headingOf(page, 'Questão 2')).toBeFocused()
        await whenKept(page)

        // An account that signs in and confirms takes the simulado over, and ends it without a network.
        await press(page.getByRole('link', { name: 'Entre' }))
        await fillLogin(page, account)
        await page.keyboard.press('Enter')
        await press(takesAlong(page))
        await expect(page.getByText(account.email)).toBeVisible()
        await page.goto(SIMULADO)
        await expect(page.getByText('Você parou com 1 de 10 marcada.')).toBeVisible()
        await context.setOffline(true)
        for (let numero = 2; numero <= 10; numero++) {
          await expect(headingOf(page, `Questão ${numero}`)).toBeVisible()
          await chooseFirst()
          if (numero < 10) await page.keyboard.press('Enter')
        }
        await press(page.getByRole('button', { name: 'Encerrar Simulado' }).last())
        const right = await Promise.all(chosen.map(rightOf))
        // A question without a key does not count.
        const total = right.filter((key) => key !== undefined).length
        const certas = right.filter((key, place) => key === chosen[place]).length
        await expect(headingOf(page, new RegExp(`^${certas} de ${total} certas?$`))).toBeFocused()
        await context.setOffline(false)
        await lookAtEach(page, { 'the result on section 7': () => Promise.resolve() })
        await press(page.getByRole('button', { name: 'Imprimir' }))
        await expect(page).toHaveTitle('Impresso: 10 questões')
        await press(page.getByRole('button', { name: 'Repetir as que errei' }))
        await press(page.getByRole('button', { name: 'Voltar ao resultado do simulado' }))

        await page.goto('temas-redacao')
        await expect(sheet(page)).toBeEditable()
        await sheet(page).press('ControlOrMeta+A')
        await page.keyboard.insertText(REDACAO)
        await press(page.getByRole('button', { name: 'Enviar Redação' }))
        await expect(headingOf(page, 'Redação guardada neste aparelho')).toBeFocused()
        await expect(page.getByText(/Este site não recebe redações/)).toBeVisible()

        const inRegion = (name: string) => expect(page.getByRole('region', { name }))
        await lookAtEach(page, {
          'the profile, with a simulado and an essay': async () => {
            await page.goto('aluno')
            const achado = `${certas} de ${total} certas até aqui.`
            await expect(page.getByRole('heading', { name: achado })).toBeVisible()
            await inRegion('Redações').toContainText('neste aparelho')
            await inRegion('Revisar erros').toContainText(/Amanhã, \d/)
          },
        })
        expect(called.filter((path) => OURS.test(path))).toEqual([])
      })
    }
  })
