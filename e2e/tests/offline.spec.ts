import type { NovaTentativa } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { lookAtEach } from '../src/accessibility.ts'
import { enterAs, makeAccount } from '../src/accounts.ts'
import { whenKept } from '../src/device.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { takeAlong } from '../src/offline.steps.ts'
import { dataOf, makeProva } from '../src/provas.steps.ts'
import { goOn, headingOf, mark, SIMULADO } from '../src/simulado.steps.ts'
import { tellAs } from '../src/student.ts'
import { PHONE } from '../src/viewports.ts'

const DAY_MS = 86_400_000

test.use({ viewport: PHONE })

test('a prova that was taken along works without a network, and its answers reach the account once', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '/')
  const { prova, questoes } = await makeProva(page, { questoes: 2, nome: 'Prova de levar' })
  const token = await enterAs(page, await makeAccount(page))
  const wrong = questoes[0]?.alternativas.find(({ correta }) => !correta)
  const errada: NovaTentativa = {
    chave: randomUUID(),
    id_questao: questoes[0]?.questao.id ?? 0,
    id_alternativa: wrong?.id ?? 0,
    origem: 'pratica',
    respondida_em: new Date(Date.now() - 2 * DAY_MS).toISOString(),
  }
  await tellAs(page, token, ['POST', 'tentativas'], { tentativas: [errada] })
  await page.goto(`${SIMULADO}?prova=${prova.id}`)
  await takeAlong(page)

  await page.goto('revisar-erros')
  await page.getByRole('button', { name: 'Leve a revisão de hoje' }).click()
  const remove = page.getByRole('button', { name: 'Remover do aparelho' })
  await expect(remove).toBeVisible()
  // A question follows, so on a phone both actions share one line.
  await page.setViewportSize({ width: 360, height: 640 })
  const [removeAt, seeAt] = await Promise.all(
    [remove, page.getByRole('link', { name: 'Ver tudo no aparelho' })].map((one) =>
      one.boundingBox(),
    ),
  )
  expect(seeAt?.y).toBe(removeAt?.y)

  // Opened from the app's icon, without a network.
  await context.setOffline(true)
  await page.goto('./')
  await expect(headingOf(page, /./)).toBeVisible()
  await expectNothingCovered(page)
  await page.getByRole('link', { name: 'No aparelho' }).click()
  await lookAtEach(page, {
    'what was taken along, without a network': () =>
      expect(page.getByRole('heading', { name: prova.nome })).toBeVisible(),
  })

  // The questions that were due for review.
  await page.getByRole('link', { name: /^Revisar/ }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByText(/^Resposta (?:correta|incorreta)/).first()).toBeVisible()

  // The whole prova with its clock, which goes on after a reload.
  await page.goto('no-aparelho')
  await page.getByRole('link', { name: `Fazer a prova (${prova.nome})` }).click()
  await page.getByRole('button', { name: 'Começar', exact: true }).click()
  await expect(headingOf(page, 'Questão 1')).toBeVisible()
  await mark(page, 'A')
  await page.reload()
  await expect(page.getByText(/2\sh 59\smin/).first()).toBeVisible()
  await goOn(page)
  await expect(headingOf(page, 'Questão 2')).toBeVisible()
  await mark(page, 'C')
  await page.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
  await expect(headingOf(page, /de 2/)).toBeVisible()

  // Practice, with its explanation.
  await page.goto('no-aparelho')
  await page.getByRole('link', { name: `Treinar (${prova.nome})` }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByText(/^Resposta (?:correta|incorreta)/).first()).toBeVisible()
  await whenKept(page)
  expect((await dataOf(page, token)).tentativas).toHaveLength(1)

  await context.setOffline(false)
  const sent = async () => (await dataOf(page, token)).tentativas.map(({ chave }) => chave)
  await expect.poll(async () => (await sent()).length).toBe(5)
  await page.goto('no-aparelho')
  const ofProva = page.getByRole('button', { name: `Remover (${prova.nome})` })
  await ofProva.click()
  await expect(ofProva).toHaveCount(0)
  await page.getByRole('button', { name: /^Remover/ }).click()
  await expect(page.getByText('Nada foi levado ainda')).toBeVisible()
  expect(new Set(await sent()).size).toBe(5)
})

/** Expects that the words about the lost network lie over nothing in the header, on a phone, a tablet and a laptop. */
async function expectNothingCovered(page: Page): Promise<void> {
  const links = page.getByRole('banner').getByRole('link')
  const notice = page.getByRole('link', { name: 'No aparelho' })
  for (const width of [360, 700, 768, 1024, 1440]) {
    await page.setViewportSize({ ...PHONE, width })
    const [own, ...others] = await Promise.all(
      [notice, ...(await links.all())].map((link) => link.boundingBox()),
    )
    for (const box of others) {
      const isBeside = box && own && (box.x + box.width <= own.x || own.x + own.width <= box.x)
      expect(isBeside, `at ${width} px`).toBe(true)
    }
  }
  await page.setViewportSize(PHONE)
}
