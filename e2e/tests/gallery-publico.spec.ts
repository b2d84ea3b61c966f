import { lookAtEach } from '../src/accessibility.ts'
import { fillCadastro, fillLogin, freshAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { answer, drawnBy, expectVerdict, goOn, letterOf } from '../src/practice.steps.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

test('home, practice and a report', async ({ page }) => {
  const shown = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goto('./')
  await lookAtEach(page, {
    'the home page': () => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  })
  const questoes = await drawnBy(page, () => page.goto('questoes-alternativas'))
  const reply = async (place: number, correta: boolean) => {
    const questao = questoes[place]
    if (!questao) throw new Error('Fewer questions were drawn.')
    await answer(page, letterOf(questao, correta))
    await expectVerdict(page, correta)
  }
  await lookAtEach(page, {
    'a question': () => shown('Questão 1'),
    'a report on it that was refused, and is written': async () => {
      await page.getByRole('button', { name: 'Encontrou um erro?' }).click()
      await page.getByRole('button', { name: 'Enviar aviso' }).click()
      const words = page.getByLabel('O que está errado?')
      await expect(words).toHaveAccessibleDescription(/Preencha este campo/)
      await words.fill('A figura falta')
    },
    'a question that is kept, with its note': async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('button', { name: 'Anotar' }).click()
      await page.getByRole('dialog').getByLabel('Anotação').fill('Reler')
      await page.getByLabel('Nova lista').fill('Domingo')
    },
    'a wrong answer': async () => {
      await page.keyboard.press('Escape')
      await reply(0, false)
    },
    'a right answer': async () => {
      await goOn(page)
      await reply(1, true)
    },
    'the result': async () => {
      for (let place = 2; place < 10; place++) {
        await goOn(page)
        await reply(place, true)
      }
      await goOn(page)
      await shown('9 de 10')
    },
    'the choice of questions': async () => {
      await page.getByRole('button', { name: 'Escolher' }).click()
      await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/questões$/)
    },
    'what a search finds': async () => {
      await page.getByRole('link', { name: 'Buscar por palavras' }).click()
      await page.getByRole('searchbox').fill('água')
      await page.getByRole('button', { name: 'Buscar' }).click()
      await expect(page.getByText(/encontradas?$/)).toBeVisible()
    },
    'a question at its own address': async () => {
      const links = page.getByRole('listitem').getByRole('link')
      const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      // The first question that was drawn is kept already, and the search may find it, too.
      const other = paths.findIndex((path) => !path?.endsWith(`/questoes/${questoes[0]?.id}`))
      await links.nth(other).click()
      await expect(page.getByRole('radio').first()).toBeVisible()
    },
    'another name for a list of kept questions': async () => {
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByRole('button', { name: 'Anotar' })).toBeVisible()
      await page.goto('questoes/guardadas')
      await page.getByLabel('Lista').selectOption('Domingo')
      await page.getByRole('button', { name: 'Mudar o nome' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('')
      await page.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText('Preencha este campo.')).toBeVisible()
    },
    'the kept questions, and one that was removed': async () => {
      await page.getByRole('dialog').getByRole('textbox').fill('Sábado')
      await page.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByRole('button', { name: 'Mudar o nome' })).toBeFocused()
      await page.getByLabel('Lista').selectOption('')
      await page.getByRole('button', { name: 'Remover' }).first().click()
      await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    },
  })
})

test('entering and signing up', async ({ page, expectStatus }) => {
  expectStatus(401, '/usuarios/login')
  expectStatus(404, 'nada')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const refused = () => expect(page.getByText('Preencha este campo.').first()).toBeVisible()
  await lookAtEach(page, {
    'entering, empty': async () => {
      await page.goto('login')
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    },
    'entering, refused beside the fields': async () => {
      await press('Entrar')
      await refused()
    },
    'entering, refused by the server, the password shown': async () => {
      await fillLogin(page, freshAccount())
      await page.getByRole('button', { name: 'Mostrar' }).click()
      await press('Entrar')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'signing up, empty': async () => {
      await page.goto('cadastro')
      await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeVisible()
    },
    'signing up, two passwords under a dialog': async () => {
      await fillCadastro(page, freshAccount(), 'outra')
      await press('Cadastrar')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'signing up, refused beside the fields': async () => {
      await press('Entendi')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    'an address that nothing is at': async () => {
      await page.goto('nada')
      await expect(page.getByRole('heading', { name: 'Not Found 404!' })).toBeVisible()
    },
  })
})

test('what is done by mail', async ({ page }) => {
  await page.route(/\/correio$/, (route) => route.fulfill({ json: { dados: { ativo: true } } }))
  await page.route('**/correio/senha-esquecida', (route) =>
    route.fulfill({ json: { dados: null } }),
  )
  await page.route('**/correio/confirmacao', (route) =>
    route.fulfill({ json: { dados: { falta: true } } }),
  )
  const press = (name: string) => page.getByRole('button', { name }).click()
  await lookAtEach(page, {
    'asking for a new password': async () => {
      await page.goto('login')
      await page.getByRole('link', { name: 'Escolher outra' }).click()
      await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
    },
    'asked for': async () => {
      await page.getByLabel('E-mail').fill('ana@exemplo.br')
      await press('Mandar e-mail')
      await expect(page.getByText('Ele vale por 30 minutos')).toBeVisible()
    },
    'choosing it, refused beside the field': async () => {
      await page.goto('senha-nova#chave')
      await page.getByLabel('Nova senha', { exact: true }).fill('curta')
      await press('Salvar senha')
      await expect(page.getByText('Use pelo menos 8 caracteres.')).toBeVisible()
    },
    'confirming another e-mail': async () => {
      await page.goto('confirmar-email#chave')
      await expect(page.getByRole('button', { name: 'Fui eu: confirmar' })).toBeVisible()
    },
    'stopping a notice': async () => {
      await page.goto('parar-avisos#chave')
      await expect(page.getByRole('button', { name: 'Parar de receber' })).toBeVisible()
    },
    'confirmed at one address': async () => {
      await page.goto('confirmar-email#chave')
      await press('Fui eu: confirmar')
      await expect(page.getByText('Falta confirmar também no outro e-mail')).toBeVisible()
    },
  })
})

test('what is read without scripts', async ({ page }) => {
  const shown = (address: string, name: string) => async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await lookAtEach(page, {
    'the list of exams': shown('/sem-javascript/provas-anteriores', 'Provas anteriores'),
    'the themes with their texts': shown('/sem-javascript/temas-redacao', 'Temas de redação'),
  })
})
