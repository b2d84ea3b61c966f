import type { LinhaDeRedacaoEnviada, RascunhoDaRedacao } from '@rumo/contract'
import { randomUUID } from 'node:crypto'
import { lookAtEach } from '../src/accessibility.ts'
import { fillLogin, makeAccount, takesAlong, tokenOf } from '../src/accounts.ts'
import { button, REDACAO, sheet } from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { correct, readAs } from '../src/student.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

test('essays that are sent', async ({ page, expectStatus }) => {
  expectStatus(0, '/redacoes-enviadas')
  expectStatus(0, '/rascunho-da-redacao')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const handIn = async () => {
    await page.goto('temas-redacao')
    await sheet(page).fill(REDACAO)
    await button(page, 'Enviar Redação').click()
  }
  await handIn()
  await expect(heading('Redação guardada neste aparelho')).toBeFocused()
  const account = await makeAccount(page)
  const token = await tokenOf(page, account)
  let sent: number | null = null
  await lookAtEach(page, {
    'what was done without an account is asked about': async () => {
      await page.goto('login')
      await fillLogin(page, account)
      await page.keyboard.press('Enter')
      await expect(takesAlong(page)).toBeVisible()
    },
    'it was sent': async () => {
      await takesAlong(page).click()
      await expect(page).toHaveURL(/\/aluno$/)
      await expect(page.getByText('Aguardando correção')).toBeVisible()
    },
    'one that waits for the network': async () => {
      await page.route('**/redacoes-enviadas', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await handIn()
      await expect(heading('Redação guardada, ainda não enviada')).toBeFocused()
    },
    'it goes when the network is back': async () => {
      await page.unroute('**/redacoes-enviadas')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(heading('Redação enviada')).toBeVisible()
    },
    'it is written again': async () => {
      const [last] = await readAs<LinhaDeRedacaoEnviada[]>(page, token, 'redacoes-enviadas')
      if (!last) throw new Error('Nothing was sent.')
      sent = last.id
      await correct(page, sent)
      await page.getByRole('link', { name: 'Ver a redação enviada' }).click()
      await page.getByRole('link', { name: 'Reescrever' }).click()
      await expect(sheet(page)).toHaveValue(REDACAO)
      await expect(page.getByRole('link', { name: 'Ver a versão enviada' })).toBeVisible()
    },
    'its corrections over the sheet of a phone': async () => {
      await button(page, 'Ver as correções').click()
      await expect(page.getByRole('dialog').getByText(/^Corrigida por /)).toBeVisible()
    },
    'two texts, of which one goes on': async () => {
      const other = draftOfOther()
      await page.keyboard.press('Escape')
      await page.route('**/rascunho-da-redacao', (route) =>
        route.request().method() === 'PUT'
          ? route.abort()
          : route.fulfill({ json: { dados: other } }),
      )
      await sheet(page).fill(`${REDACAO}\nMais um parágrafo.`)
      await page.reload()
      await expect(heading('Você escreveu em dois aparelhos')).toBeVisible()
    },
    'one that was sent or discarded on another device': async () => {
      await button(page, 'Continuar com o do outro aparelho').click()
      await expect(sheet(page)).toHaveValue(REDACAO)
      const ended = { ...draftOfOther(), texto: '' }
      await page.route('**/rascunho-da-redacao', (route) =>
        route.fulfill({ json: { dados: ended } }),
      )
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(page.getByText(/^Esta redação foi enviada/)).toBeVisible()
    },
    'why the sheet is empty': async () => {
      await page.goto('temas-redacao')
      await expect(page.getByText(/^A redação “.*em outro aparelho/)).toBeVisible()
      await expect(sheet(page)).toHaveValue('')
    },
    'hints on one that was sent': async () => {
      await page.goto(`temas-redacao?conferir=${sent}`)
      await expect(heading('Enquanto a correção não vem')).toBeFocused()
      await expect(button(page, 'Baixar e conferir a ortografia')).toBeVisible()
    },
  })
})

/** The draft of an account, as another device has written it. */
const draftOfOther = (): RascunhoDaRedacao => ({
  chave: randomUUID(),
  em: new Date().toISOString(),
  id_redacao: 1,
  id_anterior: null,
  titulo: 'As pontes que ligam a cidade',
  texto: REDACAO,
})
