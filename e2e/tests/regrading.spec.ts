import type { QuestaoCompleta, Simulado } from '@rumo/contract'
import { enterAs } from '../src/accounts.ts'
import { expectAccessible } from '../src/accessibility.ts'
import { byKeyboard, freshName, openAdmin } from '../src/admin.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeProva } from '../src/provas.ts'
import { headingOf } from '../src/simulado.ts'
import { tellAs } from '../src/student.ts'
import { makeStudent } from '../src/student-data.ts'
import { NARROW_AND_WIDE } from '../src/viewports.ts'

const idOf = ({ alternativas }: QuestaoCompleta, correta: boolean) =>
  alternativas.find((alternativa) => alternativa.correta === correta)?.id

for (const viewport of NARROW_AND_WIDE) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a key that changes after a simulado changes its result, and the student reads both and why', async ({
      page,
    }) => {
      const { press, choose, pick } = byKeyboard(page)
      const { prova, questoes } = await makeProva(page, {
        questoes: 3,
        nome: freshName('Prova retificada'),
      })
      const student = await makeStudent(page)
      const pedido = { tipo: 'prova', chave: crypto.randomUUID(), id_prova: prova.id }
      const { id } = await tellAs<Simulado>(page, student.token, ['POST', 'simulados'], {
        ...pedido,
        tempo_extra: false,
      })
      // The first is answered wrongly by A, the second rightly; the third stays blank.
      const marcadas = questoes.slice(0, 2).map((questao, place) => ({
        id_questao: questao.questao.id,
        id_alternativa: idOf(questao, place === 1),
        marcada_em: new Date().toISOString(),
      }))
      await tellAs(page, student.token, ['POST', `simulados/${id}/encerramento`], {
        marcacoes: marcadas,
      })
      await enterAs(page, student)
      await page.goto('aluno')
      const linha = page
        .getByRole('region', { name: 'Simulados' })
        .getByRole('listitem')
        .filter({ hasText: prova.nome })
      await expect(linha).toContainText(/1\sde\s3/)
      await expect(linha).not.toContainText('Antes')

      await openAdmin(page, `admin/questoes/${questoes[0]?.questao.id}`)
      await choose(page.getByRole('radio', { name: 'A certa é a A' }))
      await expect(page.getByText(/são corrigidos de novo/)).toBeVisible()
      await press(page.getByRole('button', { name: 'Salvar', exact: true }))
      await expect(page).not.toHaveURL(/admin\/questoes\/\d+$/)
      await openAdmin(page, `admin/questoes/${questoes[2]?.questao.id}`)
      await pick(page.getByLabel('Situação'), 'Anulada')
      await press(page.getByRole('button', { name: 'Salvar', exact: true }))
      await expect(page).not.toHaveURL(/admin\/questoes\/\d+$/)

      await enterAs(page, student)
      await page.goto('aluno')
      await expect(linha).toContainText(/3\sde\s3/)
      await expect(linha).toContainText(/Antes: 1\sde\s3\. O gabarito mudou/)
      await press(linha.getByRole('link', { name: prova.nome }))
      await expect(page).toHaveURL(new RegExp(`/simulados/${id}$`))
      await expect(headingOf(page, '3 de 3')).toBeVisible()
      await expect(page.getByText('Antes: 1 de 3. Agora: 3 de 3.')).toBeVisible()
      await expect(page.getByText(/^Questão 1: .* Era errada, agora é certa\.$/)).toBeVisible()
      await expect(
        page.getByText(
          'Questão 3: a questão foi anulada e vale para todos. Era em branco, agora é certa.',
        ),
      ).toBeVisible()
      await expectAccessible(page)
    })
  })
}
