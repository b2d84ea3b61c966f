import type { Page } from '@playwright/test'
import { lookAtEach, type States } from '../src/accessibility.ts'
import { expect, test } from '../src/fixtures.ts'
import { openList, openOptions, PROVAS, servePastExams } from '../src/past-exams.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const LIST = /:\d+\/provas$/

/** Opens the reader of a prova, and waits until it shows these words. */
const reader = (page: Page, id: number, words: string) => async () => {
  await page.goto(`provas-anteriores/${id}`)
  await expect(page.getByText(words)).toBeVisible()
}

test('the list of past exams', async ({ page, expectStatus }) => {
  expectStatus(503, '/provas')
  await servePastExams(page)
  const answered = (answer: object) => page.route(LIST, (route) => route.fulfill(answer))
  const again = () => page.getByRole('button', { name: 'Tentar de novo' }).click()
  await lookAtEach(page, {
    'on its way': async () => {
      await page.route(LIST, () => {}, { times: 1 })
      await page.goto('provas-anteriores')
      await expect(page.getByText('Carregando provas...')).toBeVisible()
    },
    'one prova without a PDF': async () => {
      await openList(page)
      await expect(page.getByText('PDF ainda não disponível')).toBeVisible()
    },
    failed: async () => {
      await answered({ status: 503, body: '' })
      await page.goto('provas-anteriores')
      await expect(page.getByRole('alert')).toContainText('Algo deu errado')
    },
    empty: async () => {
      await page.unroute(LIST)
      await answered({ json: { dados: [] } })
      await again()
      await expect(page.getByText('Ainda não há provas aqui')).toBeVisible()
    },
  })
})

test('the reader of a past exam', async ({ page, expectStatus }) => {
  expectStatus(0, 'caderno.pdf')
  await servePastExams(page)
  await lookAtEach(page, {
    'on its way': async () => {
      await page.route('**/pequena.pdf', () => {})
      await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Prova Azul' })).toBeVisible()
    },
    'the first page': async () => {
      await page.unroute('**/pequena.pdf')
      await reader(page, PROVAS.pequena.id, 'Questão 1. Quanto é')()
    },
    'a search that finds something': async () => {
      await page.getByRole('button', { name: 'Buscar na prova' }).click()
      await page.getByRole('searchbox').fill('questão')
      await expect(page.getByText('1 de 6')).toBeVisible()
    },
    'a search that finds nothing, and more options': async () => {
      await page.getByRole('searchbox').fill('nada disso')
      await expect(page.getByText('Nada encontrado')).toBeVisible()
      await openOptions(page)
    },
    'a network that breaks while one reads': async () => {
      await reader(page, PROVAS.caderno.id, 'Questão 1. Quanto é')()
      await page.route('**/caderno.pdf', (route) => route.abort('connectionreset'))
      await openOptions(page)
      const field = page.getByLabel('Página, de 45')
      await field.fill('30')
      await field.press('Enter')
      await expect(page.getByRole('alert')).toContainText('Uma parte da prova não chegou')
    },
  })
})

/** One file for each layout: a damaged file shows the same panel with other words. */
const FILES: readonly (readonly [keyof typeof PROVAS, number | null, string])[] = [
  ['ausente', 404, 'O PDF desta prova não foi encontrado'],
  ['trancada', null, 'O PDF desta prova pede uma senha'],
  ['semPdf', null, 'PDF ainda não disponível'],
  ['deFora', null, 'Esta prova abre em outra aba'],
  ['fechada', 0, 'só abre no leitor do navegador'],
]

test('files that cannot be read', async ({ page, expectStatus }) => {
  await servePastExams(page)
  const states: States = { 'no such prova': reader(page, 999, 'Essa prova não existe') }
  for (const [name, status, words] of FILES) {
    const { id, url_arquivo } = PROVAS[name]
    if (status !== null) expectStatus(status, `${url_arquivo}`.split('/').at(-1) ?? '')
    states[`a file that is ${name}`] = reader(page, id, words)
  }
  await lookAtEach(page, states)
})

test('a past exam and its key, of our own API', async ({ page }) => {
  await page.goto('provas-anteriores')
  await lookAtEach(page, {
    'the list, one exam in focus': async () => {
      await page.getByRole('link', { name: /^Acessar Prova \(Prova Verde/ }).click()
      await page.getByRole('link', { name: 'Voltar às provas' }).click()
      await expect(page.getByRole('link', { name: /^Acessar Prova \(Prova Verde/ })).toBeFocused()
    },
    'the key': async () => {
      await page.getByRole('link', { name: /^Gabarito \(Prova Verde/ }).click()
      await expect(page.getByText('ANULADA').first()).toBeVisible()
    },
  })
})
