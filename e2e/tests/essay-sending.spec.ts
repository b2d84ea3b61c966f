import type { LinhaDeRedacaoEnviada, RedacaoEnviada } from '@rumo/contract'
import {
  enterAs,
  fillLogin,
  makeAccount,
  storedToken,
  takesAlong,
  tokenOf,
} from '../src/accounts.ts'
import { button, REDACAO, sheet } from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { correct, readAs } from '../src/student.ts'
import { PHONE } from '../src/viewports.ts'
import { enterBy, tabTo } from '../src/hand.ts'

const heading = (name: string) => ({ level: 1, name }) as const

test(
  'an essay of a visitor is sent once its author has entered and said so, by keyboard alone',
  { tag: '@served' },
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    const account = await makeAccount(page)
    await page.goto('temas-redacao')
    await tabTo(page, sheet(page))
    await page.keyboard.insertText(REDACAO)
    await enterBy(page, button(page, 'Enviar Redação'))
    const kept = page.getByRole('heading', heading('Redação guardada neste aparelho'))
    await expect(kept).toBeFocused()
    await enterBy(page, page.getByRole('link', { name: 'Entrar para enviar' }))
    await expect(page).toHaveURL(/\/login\?volta=/)
    await fillLogin(page, account)
    await page.keyboard.press('Enter')
    await expect(takesAlong(page)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    // After a reload the question is asked again, but the password is not.
    await page.reload()
    await enterBy(page, takesAlong(page))

    await expect(page).toHaveURL(/\/rumo\/temas-redacao\?enviada=/)
    await expect(page.getByRole('heading', heading('1 redação enviada'))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver a redação enviada' })).toBeVisible()
    await enterBy(page, button(page, 'Continuar'))
    await expect(page).toHaveURL(/\/rumo\/temas-redacao$/)
    await expect(sheet(page)).toBeVisible()
    const token = await tokenOf(page, account)
    const list = () => readAs<LinhaDeRedacaoEnviada[]>(page, token, 'redacoes-enviadas')
    await expect.poll(list).toMatchObject([{ reescrita: 0, estado: 'a_corrigir' }])
    await page.goto('aluno')
    await expect(page.getByRole('heading', { level: 1, name: account.nome })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver e enviar' })).toBeHidden()
    expect(await list()).toHaveLength(1)
  },
)

test('an essay waits for the network, is sent once, and can be written again, also by a student who leaves meanwhile', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '/redacoes-enviadas')
  // Before it sends, the desk asks whether another device has sent the draft.
  expectStatus(0, '/rascunho-da-redacao')
  const account = await makeAccount(page)
  const token = await enterAs(page, account)
  await page.goto('temas-redacao')
  await tabTo(page, sheet(page))
  await page.keyboard.insertText(REDACAO)
  await context.setOffline(true)
  await enterBy(page, button(page, 'Enviar Redação'))
  const waiting = page.getByRole('heading', heading('Redação guardada, ainda não enviada'))
  await expect(waiting).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByRole('heading', heading('Redação enviada'))).toBeVisible()
  const list = () => readAs<LinhaDeRedacaoEnviada[]>(page, token, 'redacoes-enviadas')
  const [first] = await list()
  if (!first) throw new Error('Nothing was sent.')
  await correct(page, first.id)
  await enterBy(page, page.getByRole('link', { name: 'Ver a redação enviada' }))
  await enterBy(page, page.getByRole('link', { name: 'Reescrever' }))
  await expect(sheet(page)).toHaveValue(REDACAO)
  await expect(page.getByRole('link', { name: 'Ver a versão enviada' })).toBeVisible()
  await tabTo(page, sheet(page))
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('\nE os dois lados somos nós.')
  await context.setOffline(true)
  await enterBy(page, button(page, 'Enviar Redação'))
  await expect(waiting).toBeFocused()
  await page.goto('about:blank')
  await context.setOffline(false)

  // The next page that is opened, whatever it is, sends the essay and no longer offers to send it.
  await page.goto('aluno')
  await expect.poll(list).toHaveLength(2)
  await expect(page.getByRole('link', { name: 'Ver e enviar' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: account.nome })).toBeVisible()
  const all = await list()
  expect(new Set(all.map(({ reescrita }) => reescrita))).toEqual(new Set([0, 1]))
  expect(all).toHaveLength(2)
  const second = all.find(({ reescrita }) => reescrita === 1)
  const { texto } = await readAs<RedacaoEnviada>(page, token, `redacoes-enviadas/${second?.id}`)
  expect(texto).toBe(`${REDACAO}\nE os dois lados somos nós.`)
})
