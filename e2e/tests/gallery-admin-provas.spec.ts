import type { AnaliseDeQuestao } from '@rumo/contract'
import type { Prova } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { lookAtEach } from '../src/accessibility.ts'
import { adminToken, freshName, openAdmin } from '../src/admin.steps.ts'
import { chooseFile, pdfFile, PICTURE } from '../src/files.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { importBooklet } from '../src/importacoes.steps.ts'
import { makeDraft, writeQuestao } from '../src/questoes.steps.ts'
import { tellAs } from '../src/student.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the list of provas, filtered to this one. */
async function find(page: Page, name: string) {
  await openAdmin(page, 'admin/provas')
  await page.getByLabel('Pesquisar').fill(name)
  await expect(page.getByRole('status').filter({ hasText: /^1 de / })).toBeVisible()
}

test('a prova and its files', async ({ page, expectStatus }) => {
  expectStatus(0, '/envios')
  const nome = freshName('Prova')
  const form = page.getByRole('dialog', { name: 'Cadastrar prova' })
  await lookAtEach(page, {
    'a file on its way, waited for': async () => {
      await openAdmin(page, 'admin/provas')
      await press(page, 'Adicionar')
      await page.getByLabel('Nome').fill(nome)
      await page.route('**/envios', () => {}, { times: 1 })
      await chooseFile(page, 'Escolher arquivo Arquivo da prova', pdfFile('caderno.pdf'))
      await expect(page.getByRole('progressbar', { name: 'Envio de caderno.pdf' })).toBeVisible()
      await press(page, 'Salvar')
      await expect(
        page.getByText('Espere o envio terminar, ou cancele.', { exact: true }),
      ).toBeVisible()
    },
    'a form with two files': async () => {
      await press(page, 'Cancelar envio')
      await expect(page.getByText('Nenhum arquivo.').first()).toBeVisible()
      await chooseFile(page, 'Escolher arquivo Arquivo da prova', pdfFile('caderno.pdf'))
      await expect(page.getByText(/^caderno.pdf · /)).toBeVisible()
      await chooseFile(page, 'Escolher arquivo Gabarito', pdfFile('gabarito.pdf'))
      await expect(page.getByText(/^gabarito.pdf · /)).toBeVisible()
      await press(page, 'Salvar')
      await expect(form).toHaveCount(0)
      await find(page, nome)
      await press(page, `Editar ${nome}`)
      await expect(page.getByRole('button', { name: 'Baixar Arquivo da prova' })).toBeVisible()
    },
  })
})

test('themes, a selection and a prova that was imported', async ({ page }) => {
  const nome = freshName('Prova')
  const token = await adminToken(page)
  const { id } = await tellAs<Prova>(page, token, ['POST', 'provas'], { nome, publicada: false })
  for (const instrucoes of ['A água\n\nEscreva <b>sobre ela.', 'A terra']) {
    await tellAs(page, token, ['POST', 'redacoes'], { id_prova: id, instrucoes })
  }
  await lookAtEach(page, {
    'a prova that was chosen': async () => {
      await find(page, nome)
      await page.getByLabel('Vestibular').selectOption('Sem vestibular')
      await page.getByRole('checkbox', { name: `Escolher ${nome}` }).check()
      await expect(page.getByText('1 prova escolhida')).toBeVisible()
    },
    'what was found in it before it is published': async () => {
      await press(page, 'Publicar')
      await expect(page.getByText('Texto que não pode ser mostrado')).toBeVisible()
    },
    'one of its two themes': async () => {
      await press(page, 'Entendi')
      await press(page, `Instruções de redação ${nome}`)
      await page.getByLabel('Tema', { exact: true }).selectOption('2. A terra')
      await expect(page.getByLabel('Instruções', { exact: true })).toHaveValue('A terra')
    },
    'the texts of the other, one of them empty': async () => {
      await page.getByRole('link', { name: 'Editar com textos e imagens' }).click()
      await press(page, 'Novo texto ou imagem')
      await page.getByLabel('Texto de apoio').fill('A terra dá.')
      await press(page, 'Novo texto ou imagem')
      await press(page, 'Salvar')
      await expect(page.getByText(/^Falta corrigir um campo/)).toBeVisible()
    },
    'texts to choose from': async () => {
      await press(page, 'Usar um que já existe')
      await expect(page.getByText('Nenhum texto ou imagem.')).toBeVisible()
    },
  })
})

test('an import', async ({ page }) => {
  await lookAtEach(page, {
    'nothing chosen': async () => {
      await openAdmin(page, 'admin/importar-prova')
      await press(page, 'Ler a prova')
      await expect(page.getByText('Escolha o caderno de questões.')).toBeVisible()
    },
    'a question beside its page': async () => importBooklet(page, freshName('Prova')),
    'a part of the page, to be told what it is': async () => {
      await press(page, 'Selecionar na página')
      await expect(page.getByText('O que é a parte selecionada?')).toBeVisible()
    },
    'a question to be split': async () => {
      await press(page, 'Desfazer seleção')
      await press(page, 'Dividir')
      await expect(page.getByRole('dialog', { name: /^Dividir a questão/ })).toBeVisible()
    },
  })
})

const ANALISE: AnaliseDeQuestao = {
  respostas: 40,
  analise: {
    facilidade: 0.25,
    alternativas: [
      { id: 1, letra: 'A', correta: false, respostas: 30 },
      { id: 2, letra: 'B', correta: true, respostas: 10 },
    ],
    discriminacao: 0.31,
    eficiencia: 0.5,
    achados: [{ codigo: 'outra_atrai_mais', letra: 'A' }],
  },
}

test('a question', async ({ page }) => {
  const id = await makeDraft(page)
  const previa = page.getByRole('region', { name: 'Prévia' })
  await lookAtEach(page, {
    'all that is missing': async () => {
      await openAdmin(page, `admin/provas/${id}/questoes/nova`)
      await press(page, 'Salvar')
      await expect(page.getByText(/^Falta corrigir 7 campos/)).toBeVisible()
    },
    'a text that cannot be drawn': async () => {
      await page.getByLabel('Texto da questão').fill(String.raw`Quanto é \(\frac{1}{2\)?`)
      await expect(page.getByText(/“\\frac\{1\}\{2” não fecha: falta uma chave/)).toBeVisible()
      await expect(page.getByText(/^Confira também/)).toContainText('Texto da questão')
    },
    'written whole, with a picture, a reference and its verdict': async () => {
      await writeQuestao(page, 'Quanto vale \\(x^2\\)?')
      await page.getByRole('radio', { name: 'A certa é a B' }).check()
      await press(page, 'Nova referência')
      await page.getByLabel('Título (opcional)').fill('Sobre a vazão')
      await page.getByLabel('Texto da referência').fill('A água corre.')
      await previa.getByRole('radio', { name: 'B: Valor B' }).check()
      await press(page, 'Ver a correção')
      await expect(previa.getByText('Resposta correta!')).toBeVisible()
      await chooseFile(page, 'Usar imagem da alternativa C', PICTURE)
      await page.getByLabel('Descrição da imagem').fill('Um ponto azul')
      await expect(previa.getByRole('img', { name: 'Um ponto azul' })).toBeVisible()
    },
    'references to choose from': async () => {
      await press(page, 'Salvar e escrever outra')
      await expect(page.getByLabel('Número (opcional)')).toHaveValue('2')
      await press(page, 'Usar uma que já existe')
      await expect(page.getByRole('button', { name: /^Sobre a vazão: A água/ })).toBeVisible()
    },
    'what students made of it': async () => {
      await page.route(/\/analises\/\d+$/, (route) => route.fulfill({ json: { dados: ANALISE } }))
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: /^questão 1: / }).click()
      await page.getByText(/^40\salunos responderam/).click()
      await expect(page.getByRole('table', { name: 'Quem escolheu o quê' })).toBeVisible()
    },
    'the questions of a prova': async () => {
      await openAdmin(page, `admin/provas/${id}/questoes`)
      await expect(page.getByText('Sem matéria', { exact: true }).last()).toBeVisible()
    },
  })
})
