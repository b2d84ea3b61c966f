import type { QuestaoCompleta, RedacaoCompleta } from '@rumo/contract'
import { openAdmin } from '../src/admin.steps.ts'
import { apiOf } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeProva } from '../src/provas.steps.ts'
import { makeDraft } from '../src/questoes.steps.ts'
import { PHONE } from '../src/viewports.ts'

/** A file name as people paste it to name a source. No line can break in it. */
const address = (name: string) => `${name}_${'relatorio_final_'.repeat(8)}${Date.now()}.pdf`

test.use({ viewport: PHONE })

test('a word as long as an address makes no screen wider than the window', async ({ page }) => {
  const nome = address('prova')
  // Annulled questions are never drawn. Otherwise another journey may press a letter that these do not have.
  const situacao = 'anulada'
  const { prova, headers } = await makeProva(page, { questoes: 1, nome, situacao })
  const answer = await page.request.post(`${apiOf(page)}edicao/questoes`, {
    headers,
    data: {
      questao: { id_prova: prova.id, numero: 2, texto: `Leia ${address('texto')}.`, situacao },
      alternativas: [
        { texto: address('certa'), correta: true },
        { texto: address('errada'), correta: false },
      ],
      referencias: [{ titulo: address('titulo'), texto: 'Um texto.', legenda: address('fonte') }],
    },
  })
  const { dados } = (await answer.json()) as { dados: QuestaoCompleta }
  const tema = await page.request.post(`${apiOf(page)}edicao/redacoes`, {
    headers,
    data: {
      id_prova: await makeDraft(page),
      instrucoes: `${address('tema')}\n\nLeia ${address('comando')}.`,
      referencias: [{ titulo: address('titulo'), texto: address('apoio') }],
    },
  })
  const { dados: redacao } = (await tema.json()) as { dados: RedacaoCompleta }

  const screens = [
    ['provas-anteriores', nome],
    ['vestibular-completo', nome],
    [`vestibular-completo?prova=${prova.id}`, nome],
    [`admin/questoes/${dados.questao.id}`, 'Editar questão 2'],
    [`admin/temas/${redacao.id}`, 'Editar tema de redação'],
  ] as const
  for (const [path, titulo] of screens) {
    await openAdmin(page, path)
    // Other journeys have made provas, and only three are shown at first.
    if (path === 'vestibular-completo')
      await page.getByRole('button', { name: /^Ver mais/ }).click()
    await expect(page.getByRole('heading', { name: titulo }).first()).toBeVisible()
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(widths.scrollWidth, path).toBe(widths.clientWidth)
  }
})
