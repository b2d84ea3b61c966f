import type { NovaTentativa, QuestaoSorteada, Sorteio } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiOf, enterAs, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import {
  answer,
  expectVerdict,
  goOn,
  keepOrder,
  letterOf,
  someMateria,
} from '../src/practice.steps.ts'
import { answersOf, tellAs } from '../src/student.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const DAY_MS = 86_400_000

/** Answers this many questions wrongly for an account, two days ago. Gives the questions. */
async function failed(page: Page, token: string, quantidade: number): Promise<QuestaoSorteada[]> {
  const data = { quantidade, id_materia: await someMateria(page) }
  const response = await page.request.post(`${apiOf(page)}sorteios`, { data })
  const { questoes } = ((await response.json()) as { dados: Sorteio }).dados
  const tentativas = questoes.map(({ id, alternativas }): NovaTentativa => {
    const wrong = alternativas.find(({ correta }) => !correta)
    return {
      chave: randomUUID(),
      id_questao: id,
      id_alternativa: wrong?.id ?? 0,
      origem: 'pratica',
      respondida_em: new Date(Date.now() - 2 * DAY_MS).toISOString(),
    }
  })
  await tellAs(page, token, ['POST', 'tentativas'], { tentativas })
  return questoes
}

/** Answers the questions that are due, wrongly again. They come in the order of their ids. */
async function answerAgain(page: Page, questoes: readonly QuestaoSorteada[]): Promise<void> {
  for (const [index, questao] of questoes.toSorted((a, b) => a.id - b.id).entries()) {
    await expect(page.getByRole('heading', { name: `Questão ${index + 1}` })).toBeVisible()
    await answer(page, letterOf(questao, false))
    await expectVerdict(page, false)
    await goOn(page)
  }
}

for (const viewport of drawn(NARROW_AND_WIDE, 'review')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'what went wrong comes back when it is due, until nothing is left',
      { tag: '@served' },
      async ({ page }) => {
        const token = await enterAs(page, await makeAccount(page))
        const questoes = await failed(page, token, 2)
        await keepOrder(page)
        const data_da_prova = addDays(diaOf(Date.now()), 30)
        await tellAs(page, token, ['PUT', 'revisoes/plano'], { data_da_prova })
        await page.goto('revisar-erros')
        await expect(page.getByText('2 questões para hoje.')).toBeVisible()
        await expect(page.getByText(/^Sua prova: .*Faltam\s(29|30)\sdias\./)).toBeVisible()
        await answerAgain(page, questoes)
        await expect(page.getByRole('heading', { name: '0 de 2 certas' })).toBeFocused()
        await expect.poll(() => answersOf(page, token)).toBe(4)
        await page.reload()
        await expect(page.getByText('Nada para revisar hoje')).toBeVisible()
        await expect(page.getByText(/^Próxima revisão: amanhã/)).toBeVisible()
      },
    )
  })
}
