import { lookAtEach } from '../src/accessibility.ts'
import { endOnServer, enterAs, makeAccount } from '../src/accounts.ts'
import { cutOff, leaveUnsent, whenKept } from '../src/device.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { begin, markFrom, press } from '../src/gallery-simulado.steps.ts'
import { headingOf, SIMULADO, startTen } from '../src/simulado.steps.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

test('a card that waits for a visitor', async ({ page, context, expectStatus }) => {
  expectStatus(0, '')
  const CORRECAO = /\/simulados\/correcao$/
  const reconnect = await cutOff(page, CORRECAO)
  await startTen(page)
  await markFrom(page, 1, 10)
  await page.getByRole('button', { name: 'Encerrar Simulado' }).last().click()
  await expect(headingOf(page, 'Simulado encerrado')).toBeFocused()
  await lookAtEach(page, {
    'it waits beside a choice': async () => {
      await press(page, 'Escolher outro simulado')
      await expect(page.getByText(/Aguardando correção · 10 de 10 marcadas/)).toBeVisible()
    },
    'it was graded': async () => {
      await begin(page)
      await page.getByRole('radio').first().check()
      await leaveUnsent(page, SIMULADO)
      // The page may request the grading as soon as nothing prevents it, so the wait begins before.
      const graded = page.waitForResponse((one) => CORRECAO.test(one.url()) && one.ok())
      reconnect()
      await context.setOffline(true)
      await context.setOffline(false)
      await graded
      await press(page, 'Começar outro')
      await press(page, 'Escolher outro')
      await expect(page.getByText(/\d+ de 10 certas/)).toBeVisible()
    },
  })
})

test('a card that waits for an account', async ({ page, expectStatus }) => {
  expectStatus(0, '')
  expectStatus(401, '/marcacoes')
  // The button of the reading tools requests the account's choice.
  expectStatus(401, '/leitura')
  const ENCERRAMENTO = /\/simulados\/\d+\/encerramento$/
  const token = await enterAs(page, await makeAccount(page))
  await page.route(ENCERRAMENTO, (route) => route.abort('internetdisconnected'))
  await startTen(page)
  await markFrom(page, 1, 10)
  await page.getByRole('button', { name: 'Encerrar Simulado' }).last().click()
  await expect(page.getByText(/^O servidor não respondeu/)).toBeVisible()
  await whenKept(page)
  await lookAtEach(page, {
    'on the profile': async () => {
      await leaveUnsent(page, 'aluno')
      const simulado = page.getByRole('listitem').filter({ hasText: 'Simulado de 10' })
      await expect(simulado).toContainText('Aguardando correção')
    },
    'the session ends in the midst of another': async () => {
      await leaveUnsent(page, SIMULADO)
      await press(page, 'Escolher outro simulado')
      await begin(page)
      await endOnServer(page, token)
      await page.getByRole('radio').first().check()
      await expect(page.getByText(/^Sua sessão terminou\. Suas respostas/)).toBeVisible()
    },
  })
})
