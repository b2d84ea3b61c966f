import type { Simulado } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { lookAtEach } from '../src/accessibility.ts'
import { enterAs, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { begin, COMECAR, markFrom, otherProva, press } from '../src/gallery-simulado.steps.ts'
import { headingOf, letPass, SIMULADO, startedBy } from '../src/simulado.steps.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const HOUR_MS = 3_600_000
const RESULT = /^\d+ de \d+ certas?$/
const sheetOf = (page: Page) => page.getByRole('textbox', { name: 'Sua redação' })
const fazer = (page: Page) => page.getByRole('button', { name: /^Fazer esta prova/ }).first()

test('ten questions, to their review', async ({ page }) => {
  await lookAtEach(page, {
    'a choice of what to simulate': async () => {
      await page.goto(SIMULADO)
      await expect(fazer(page)).toBeVisible()
    },
    'a question': async () => {
      await begin(page)
      await expect(page.getByRole('button', { name: 'Próxima' })).toBeVisible()
    },
    'the last one, to look at again, an alternative struck out': async () => {
      await markFrom(page, 1, 9)
      await expect(page.getByRole('button', { name: 'Encerrar Simulado' })).toBeDisabled()
      await expect(page.getByText('Falta 1: questão 10.')).toBeVisible()
      await press(page, 'Marcar para rever')
      await press(page, 'Riscar a alternativa E')
    },
    'the card of a phone': async () => {
      await markFrom(page, 10, 10)
      await press(page, /^Cartão-resposta/)
      await expect(page.getByRole('dialog', { name: 'Cartão-resposta' })).toBeVisible()
    },
    'the question before its end': async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Encerrar Simulado' }).click()
      await expect(page.getByRole('dialog', { name: 'Encerrar o simulado?' })).toBeVisible()
    },
    'the result': async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Encerrar Simulado' }).click()
      await expect(headingOf(page, RESULT)).toBeVisible()
    },
    'a wrong answer, reviewed': async () => {
      await page
        .getByRole('button', { name: /^Questão \d+, errada/ })
        .first()
        .click()
      await expect(page.getByText('Resposta incorreta.')).toBeVisible()
    },
  })
})

test('before a simulado', async ({ page, expectStatus }) => {
  expectStatus(503, '/simulados')
  expectStatus(409, '/simulados')
  const answered = (status: number, json: object) =>
    page.route(/\/simulados$/, (route) => route.fulfill({ status, json }))
  await lookAtEach(page, {
    'the instructions of a prova': async () => {
      await page.goto(SIMULADO)
      await fazer(page).click()
      await expect(page.getByRole('checkbox', { name: /Tempo extra/ })).toBeVisible()
    },
    'a server that fails': async () => {
      await page.goBack()
      await answered(503, {})
      await page.getByRole('button', COMECAR).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
    'going on, or another one': async () => {
      await page.unroute(/\/simulados$/)
      await press(page, 'Tentar de novo')
      await expect(headingOf(page, 'Questão 1')).toBeVisible()
      await page.getByRole('radio').first().check()
      await page.reload()
      await press(page, 'Começar outro')
      await expect(page.getByRole('group', { name: 'Começar outro simulado' })).toBeVisible()
    },
    'nothing to ask': async () => {
      await answered(409, { codigo: 'sem_questoes' })
      await press(page, 'Escolher outro')
      await page.getByRole('button', COMECAR).click()
      await expect(page.getByText('Ainda não há questões para um simulado')).toBeVisible()
    },
  })
})

test('sets of twenty questions', async ({ page }) => {
  const set = async (materia: string) => {
    await page.getByRole('combobox', { name: 'Matéria' }).selectOption({ label: materia })
    await page.getByLabel('Quantas questões').selectOption({ label: '20 questões' })
    await startedBy(page, () => press(page, 'Sortear e começar'))
    await expect(headingOf(page, 'Questão 1')).toBeFocused()
  }
  await lookAtEach(page, {
    'of one matéria': async () => {
      await page.goto(SIMULADO)
      await set('Biologia')
    },
    'of all': async () => {
      await page.getByRole('radio').first().check()
      await page.reload()
      await press(page, 'Começar outro')
      await press(page, 'Escolher outro')
      await set('Todas as matérias')
    },
  })
})

test('a whole prova of an account', async ({ page }) => {
  await enterAs(page, await makeAccount(page))
  let begun: Simulado | null = null
  await lookAtEach(page, {
    'under way, with extra time': async () => {
      await page.goto(SIMULADO)
      await fazer(page).click()
      await page.getByRole('checkbox', { name: /Tempo extra/ }).check()
      begun = await begin(page)
      await expect(page.getByRole('timer')).toBeVisible()
    },
    'another one is asked for': async () => {
      await page.goto(`${SIMULADO}?prova=${await otherProva(page, begun?.prova?.id)}`)
      await expect(headingOf(page, 'Você tem outro simulado em andamento')).toBeVisible()
    },
    paused: async () => {
      await press(page, 'Continuar este simulado')
      await press(page, 'Pausar')
      await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click()
      await expect(headingOf(page, 'Simulado pausado')).toBeVisible()
    },
    'the result': async () => {
      await press(page, 'Continuar')
      await page.getByRole('radio').first().check()
      await press(page, /^Cartão-resposta/)
      await page.getByRole('button', { name: 'Encerrar Simulado' }).last().click()
      await page
        .getByRole('dialog', { name: /^Encerrar com \d+ quest/ })
        .getByRole('button', { name: 'Encerrar Simulado' })
        .click()
      await expect(headingOf(page, RESULT)).toBeVisible()
    },
    'the result, later': async () => {
      await page.goto(`simulados/${begun?.id}`)
      await expect(headingOf(page, RESULT)).toBeVisible()
    },
  })
})

test('the clock of a prova', async ({ page, context, expectStatus }) => {
  expectStatus(0, '')
  const start = async (name: RegExp) => {
    await page.goto(SIMULADO)
    await page.getByRole('button', { name }).first().click()
    await begin(page)
    await expect(page.getByRole('timer')).toContainText(/[45]\sh/)
  }
  await lookAtEach(page, {
    'the themes of a prova': async () => {
      await start(/^Fazer esta prova/)
      await page.getByRole('button', { name: 'Escrever a redação' }).click()
      await expect(page.getByRole('heading', { name: 'Escolha um tema' })).toBeFocused()
    },
    'the essay of a prova': async () => {
      await page
        .getByRole('button', { name: /^Escrever sobre este tema/ })
        .first()
        .click()
      await sheetOf(page).fill('Um rio e a cidade.')
      await expect(page.getByText(/^Rascunho guardado/)).toBeVisible()
    },
    'its essay in two tabs': async () => {
      const other = await context.newPage()
      await other.goto(SIMULADO)
      await other.getByRole('button', { name: 'Continuar a redação' }).click()
      await sheetOf(other).fill('Um rio e a cidade, na outra aba.')
      await expect(other.getByText(/^Rascunho guardado/)).toBeVisible()
      await sheetOf(page).fill('Um rio e a cidade, nesta aba.')
      await expect(page.getByText('Você também escreveu em outra aba.')).toBeVisible()
      await other.close()
    },
    'the two texts, while the clock runs': async () => {
      await press(page, 'Ver os dois textos')
      await expect(headingOf(page, 'Você escreveu em duas abas')).toBeFocused()
      await expect(page.getByRole('timer')).toBeVisible()
    },
    'the question before one leaves': async () => {
      await press(page, 'Continuar com o desta aba')
      await page.getByRole('link', { name: 'Sair do simulado' }).click()
      await expect(page.getByRole('dialog')).toContainText('O relógio continua correndo')
    },
    'put ahead without a network': async () => {
      await page.getByRole('button', { name: 'Ficar' }).click()
      await context.setOffline(true)
      await page.evaluate((ms) => {
        const real = Date.now
        Date.now = () => real() + ms
      }, 10 * HOUR_MS)
      await expect(page.getByText(/^Pelo relógio deste aparelho, o tempo acabou/)).toBeVisible()
    },
    'its time is up': async () => {
      await context.setOffline(false)
      await page.clock.install()
      await page.reload()
      await expect(page.getByRole('timer')).toContainText(/[45]\sh/)
      // An answer sent before the leap would set the clock of the page back.
      await page.waitForLoadState('networkidle')
      await letPass(page, 6 * HOUR_MS)
      await expect(headingOf(page, RESULT)).toHaveAccessibleDescription(/O tempo acabou/)
    },
  })
})
