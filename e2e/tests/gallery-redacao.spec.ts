import { lookAtEach } from '../src/accessibility.ts'
import {
  ACERVO,
  button,
  COPIADO,
  openApoio,
  openTema,
  REDACAO,
  refuseToKeep,
  serveTemas,
  sheet,
  UM_TEMA,
} from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const TEMAS = /\/redacoes(-referencias)?$/

test('a theme and a draft', async ({ page }) => {
  await serveTemas(page, ACERVO)
  await openTema(page)
  const fold = page.getByRole('button', { name: /instruções( e .*)?$/i })
  await lookAtEach(page, {
    'a theme and its texts': async () => {
      await expect(sheet(page)).toBeEditable()
      await expect(page.getByText('Quem atravessa').or(page.getByText('canteiro'))).toBeVisible()
    },
    'the choice of a theme': async () => {
      await button(page, 'Escolher o tema').click()
      await expect(page.getByRole('heading', { name: 'Escolha um tema' })).toBeFocused()
      await page.getByRole('searchbox').fill('horta')
      await expect(page.getByText(/^1\stema$/)).toBeVisible()
    },
    'its texts, folded': async () => {
      await button(page, 'A horta no quintal').click()
      await expect(sheet(page)).toBeEditable()
      await fold.click()
      await expect(page.getByText('Quem atravessa').or(page.getByText('canteiro'))).toBeHidden()
    },
    'a draft that is kept': async () => {
      await sheet(page).fill(`${REDACAO}\nLi que ${COPIADO}, na esccola de meu irmao.`)
      await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible()
    },
    'places of it to look at again': async () => {
      await button(page, 'Conferir o texto').click()
      await expect(button(page, 'Baixar e conferir a ortografia')).toBeVisible()
    },
    'a word that a suggestion replaced, and suggestions for another': async () => {
      await button(page, 'Baixar e conferir a ortografia').click()
      await button(page, 'Ver sugestões para irmao').click()
      await button(page, 'Ver sugestões para esccola').click()
      await button(page, 'Trocar esccola por escola').click()
      await expect(sheet(page)).toHaveValue(/na escola de meu irmao\.$/)
      await sheet(page).press('Control+z')
      await expect(sheet(page)).toHaveValue(/na esccola de meu irmao\.$/)
      await sheet(page).press('Control+Shift+z')
      await expect(button(page, 'Desfazer a troca de esccola')).toBeVisible()
      await expect(button(page, 'Trocar irmao por irmão')).toBeVisible()
    },
    'the question before it is discarded': async () => {
      await button(page, 'Descartar rascunho').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'handed in by a visitor': async () => {
      await button(page, 'Continuar escrevendo').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await button(page, 'Enviar Redação').click()
      await expect(
        page.getByText(/^Para enviá-la para correção, entre na sua conta\./),
      ).toBeVisible()
      // The essay itself is open below.
      await expect(page.getByText('Uma ponte não é só concreto')).toBeVisible()
    },
    removed: async () => {
      await button(page, 'Apagar').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
      await expect(page.getByRole('heading', { name: 'Redação apagada' })).toBeVisible()
    },
  })
})

test('an essay in two tabs', async ({ page, context }) => {
  await serveTemas(page, UM_TEMA)
  await openTema(page)
  await sheet(page).fill(REDACAO)
  await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible()
  const other = await context.newPage()
  await serveTemas(other, UM_TEMA)
  await openTema(other)
  await sheet(other).fill(`${REDACAO}\nNa outra aba.`)
  await expect(other.getByText('Rascunho guardado neste aparelho')).toBeVisible()
  await lookAtEach(page, {
    'both wrote': async () => {
      await sheet(page).fill(`${REDACAO}\nNesta aba.`)
      await expect(page.getByText('Você também escreveu em outra aba.')).toBeVisible()
    },
    'one was loaded again': async () => {
      await page.reload()
      await expect(sheet(page)).toHaveValue(`${REDACAO}\nNa outra aba.`)
      await expect(page.getByText(/^Você escreveu em duas abas, e um dos textos/)).toBeVisible()
    },
    'both texts': async () => {
      await button(page, 'Ver os dois textos').click()
      await expect(page.getByRole('heading', { name: 'Você escreveu em duas abas' })).toBeFocused()
      await expect(page.getByRole('region', { name: 'O que ficou de fora' })).toContainText(
        'Nesta aba.',
      )
    },
  })
})

test('a single theme, and a device that keeps nothing', async ({ page }) => {
  await refuseToKeep(page)
  await serveTemas(page, UM_TEMA)
  await openTema(page)
  await lookAtEach(page, {
    'the only theme': async () => {
      await openApoio(page)
      await expect(page.getByText('Por enquanto, só há este tema.')).toBeVisible()
    },
    'an essay that was not kept': async () => {
      await sheet(page).fill(REDACAO)
      await expect(page.getByText(/^Este aparelho não está guardando/)).toBeVisible()
      await button(page, 'Enviar Redação').click()
      await expect(page.getByRole('alert')).toContainText('Não foi possível guardar sua redação.')
    },
  })
})

test('no theme to write on', async ({ page, expectStatus }) => {
  expectStatus(503, 'redacoes')
  expectStatus(404, 'redacoes')
  const failed = (status: number, words: string) => async () => {
    await page.route(TEMAS, (route) => route.fulfill({ status, body: '' }))
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
  }
  await lookAtEach(page, {
    'on its way': async () => {
      await page.route(TEMAS, () => {}, { times: 2 })
      await page.goto('temas-redacao')
      await expect(page.getByText('Carregando tema de redação...')).toBeVisible()
    },
    none: async () => {
      await serveTemas(page, { redacoes: [], links: [], referencias: [] })
      await page.reload()
      await expect(page.getByText('Ainda não há temas aqui')).toBeVisible()
    },
    'a server that fails': failed(503, 'Algo deu errado'),
    'a server without themes': failed(404, 'Este site não tem temas de redação'),
  })
})

test('letters that are twice as large', async ({ page }) => {
  await serveTemas(page, ACERVO)
  await openTema(page)
  await lookAtEach(
    page,
    {
      'the header and what is below the sheet are read whole': async () => {
        await sheet(page).fill('Um título\nUm parágrafo.\nOutro.')
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        for (const words of ['Falta um parágrafo', 'Entre']) {
          const shown = page.getByText(words, { exact: true })
          await expect(shown).toBeVisible()
          const cut = await shown.evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          )
          expect(cut, words).toBeLessThanOrEqual(0)
        }
      },
    },
    { areLarge: true },
  )
})
