import { byKeyboard, byPointer, openAdmin } from '../src/admin.ts'
import { NOUNS, type NounJourney } from '../src/admin-nouns.ts'
import { SITES } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import type { Page } from '@playwright/test'

const SECTION_7 =
  /^(POST \/usuarios\/login|(GET|POST) \/(cursos|provas|redacoes|usuarios|vestibulares)|(GET|PUT|DELETE) \/(cursos|provas|usuarios|vestibulares)\/\d+)$/

let made = 0
/** What no other journey has, nor this one the last time. */
const nextNumber = () => Date.now() * 100 + test.info().parallelIndex * 50 + (++made % 50)

for (const server of ['whole', 'section7'] as const)
  for (const width of [1440, 360])
    for (const way of ['keyboard', 'pointer'])
      test.describe(`on ${server} at ${width} px by ${way}`, () => {
        test.use({ viewport: { width, height: 800 } })
        for (const noun of NOUNS.filter(({ isOfSection7 }) => isOfSection7 || server === 'whole'))
          test(`${noun.titulo}: add, find, change, delete`, async ({ page }) => {
            const called = callsOf(page)
            await openAdmin(page, SITES[server], noun.path)
            await journey(page, noun, way === 'keyboard' ? byKeyboard(page) : byPointer)
            if (server === 'section7')
              expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
          })
      })

async function journey(page: Page, noun: NounJourney, hand: typeof byPointer) {
  const n = nextNumber()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const form = page.getByRole('dialog', { name: /^(Cadastrar|Editar) / })
  const find = async ([busca]: readonly [string, string]) => {
    await hand.write(page.getByLabel('Pesquisar'), busca)
    await expect(page.getByRole('status').filter({ hasText: /^1\s/ })).toBeVisible()
  }
  // What was done is said for a second, and stays where it is heard.
  const saysThatItWas = (done: RegExp) =>
    expect(page.getByRole('status').filter({ hasText: done })).toBeAttached()
  await hand.press(button('Adicionar'))
  await noun.fill(page, hand, n)
  await hand.press(button('Salvar'))
  await expect(form).toHaveCount(0)
  await saysThatItWas(/cadastrad[oa] com sucesso/)
  await find(noun.made(n))

  await hand.press(button(`Editar ${noun.made(n)[1]}`))
  await noun.change(page, hand, n)
  await hand.press(button('Salvar'))
  await expect(form).toHaveCount(0)
  await saysThatItWas(/alterad[oa] com sucesso/)
  await find(noun.changed(n))

  const question = page.getByRole('dialog', { name: noun.deletar })
  await hand.press(button(`Excluir ${noun.changed(n)[1]}`))
  await expect(question).toContainText(noun.changed(n)[1])
  await hand.press(question.getByRole('button', { name: 'Não' }))
  await expect(question).toHaveCount(0)
  await hand.press(button(`Excluir ${noun.changed(n)[1]}`))
  await hand.press(question.getByRole('button', { name: 'Sim' }))
  await expect(button(`Excluir ${noun.changed(n)[1]}`)).toHaveCount(0)
  await saysThatItWas(/excluíd[oa] com sucesso/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

function callsOf(page: Page): string[] {
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
  })
  return called
}
