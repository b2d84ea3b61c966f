import { freshName, openAdmin } from '../src/admin.steps.ts'
import { chooseFile, pdfFile } from '../src/files.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { byKeyboard, tabTo } from '../src/hand.ts'

test('a secretary goes her whole way by keyboard: a prova with its PDF, a theme and a question is published, and a report is answered', async ({
  page,
}) => {
  const hand = byKeyboard(page)
  const { press, write, choose } = hand
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const nome = freshName('Prova')
  const find = async () => {
    await write(page.getByLabel('Pesquisar'), nome)
    await expect(page.getByRole('status').filter({ hasText: /^1 de / })).toBeVisible()
  }
  const save = async () => {
    await press(button('Salvar'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await openAdmin(page, 'admin/provas')
  await press(button('Adicionar'))
  await write(page.getByLabel('Nome'), nome)
  await chooseFile(page, 'Escolher arquivo Arquivo da prova', pdfFile('caderno.pdf'), hand)
  await expect(page.getByText(/^caderno.pdf · /)).toBeVisible()
  await save()

  await find()
  await press(button(`Instruções de redação ${nome}`))
  await write(page.getByLabel('Instruções', { exact: true }), 'A água')
  await save()

  await press(page.getByRole('link', { name: `Cadastrar questões de ${nome}` }))
  await press(button('Adicionar'))
  await write(page.getByLabel('Texto da questão'), 'Quanto é 1 mais 1?')
  for (const letra of 'ABCDE') {
    await write(page.getByLabel(`Alternativa ${letra}`, { exact: true }), `Valor ${letra}`)
  }
  await choose(page.getByRole('radio', { name: 'A certa é a B' }))
  await press(button('Salvar'))
  await expect(page.getByRole('link', { name: 'Editar questão 1' })).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Administração' })
  await press(menu.getByRole('link', { name: 'Provas' }))
  // Wait for the new screen: the screen before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Provas' })).toBeFocused()
  await find()
  await tabTo(page, page.getByRole('checkbox', { name: `Escolher ${nome}` }))
  await page.keyboard.press('Space')
  await press(button('Publicar'))
  await expect(page.getByText('Sem matéria')).toBeVisible()
  await press(button('Publicar assim mesmo'))
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible()

  const words = freshName('A figura falta')
  await page.goto('questoes-alternativas')
  await press(button('Encontrou um erro?'))
  await write(page.getByLabel('O que está errado?'), words)
  await press(button('Enviar aviso'))
  await expect(page.getByRole('heading', { name: 'Aviso enviado' })).toBeFocused()
  await page.goto('admin')
  const aviso = page.getByRole('listitem').filter({ hasText: words })
  await press(aviso.getByRole('button', { name: 'Marcar como resolvido' }))
  await expect(aviso).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Avisos de erro' })).toBeFocused()
})
