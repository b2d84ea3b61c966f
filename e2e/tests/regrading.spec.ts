import type { QuestaoCompleta, Simulado } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { enterAs } from '../src/accounts.ts'
import { expectAccessible } from '../src/accessibility.ts'
import { adminToken, byKeyboard, freshName, openAdmin } from '../src/admin.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeProva } from '../src/provas.ts'
import { headingOf } from '../src/simulado.ts'
import { tellAs } from '../src/student.ts'
import { makeStudent, type Student } from '../src/student-data.ts'
import { NARROW_AND_WIDE } from '../src/viewports.ts'

const idOf = ({ alternativas }: QuestaoCompleta, correta: boolean) =>
  alternativas.find((alternativa) => alternativa.correta === correta)?.id

/**
 * Begins a simulado of three questions that change later. No draw of another journey ever holds one of them: they
 * are annulled as long as the prova is there for everybody, and it is not any more once they are as an exam has them.
 */
async function beginSimulado(page: Page, { token }: Student) {
  const nome = freshName('Prova retificada')
  const { prova, questoes } = await makeProva(page, { questoes: 3, nome, situacao: 'anulada' })
  const chave = crypto.randomUUID()
  const pedido = { tipo: 'prova', chave, id_prova: prova.id, tempo_extra: false }
  const { id } = await tellAs<Simulado>(page, token, ['POST', 'simulados'], pedido)
  const admin = await adminToken(page)
  const publicacao = { ids: [prova.id], publicada: false }
  await tellAs(page, admin, ['POST', 'edicao/publicacoes'], publicacao)
  for (const { questao, ...others } of questoes) {
    const normal = { ...others, questao: { ...questao, situacao: 'normal' } }
    await tellAs(page, admin, ['PUT', `edicao/questoes/${questao.id}`], normal)
  }
  return { id, prova, questoes }
}

for (const viewport of NARROW_AND_WIDE) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a key that changes after a simulado changes its result, and the student reads both and why', async ({
      page,
    }) => {
      const { press, choose, pick } = byKeyboard(page)
      const student = await makeStudent(page)
      const { id, prova, questoes } = await beginSimulado(page, student)
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
      await expect(page.getByText(/1\ssimulado já encerrado é corrigido de novo/)).toBeVisible()
      await expectAccessible(page)
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
