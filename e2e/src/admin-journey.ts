import { expect, test, type Page } from '@playwright/test'
import type { NounJourney } from './admin-nouns.ts'
import { DESKTOP, PHONE } from './viewports.ts'
import { byKeyboard, byPointer } from './hand.ts'

let made = 0
/** A number that no other journey uses. Its last two digits, used as a year, differ between up to five workers. */
const nextNumber = () => Date.now() * 100 + (test.info().parallelIndex % 5) * 20 + (++made % 20)

/** The variants of the journey of each noun. */
export const WAYS = [
  { viewport: DESKTOP, way: 'keyboard' },
  { viewport: DESKTOP, way: 'pointer' },
  { viewport: PHONE, way: 'keyboard' },
  { viewport: PHONE, way: 'pointer' },
] as const

/** Adds a record of a noun, finds it, changes it and deletes it, on its screen. */
export async function journey(page: Page, noun: NounJourney, way: 'keyboard' | 'pointer') {
  const n = nextNumber()
  const hand = way === 'keyboard' ? byKeyboard(page) : byPointer
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const form = page.getByRole('dialog', { name: /^(Cadastrar|Editar) / })
  const find = async ([busca]: readonly [string, string]) => {
    await hand.write(page.getByLabel('Pesquisar'), busca)
    await expect(page.getByRole('status').filter({ hasText: /^1\s/ })).toBeVisible()
  }
  // The toast disappears after a second. Its text for screen readers stays.
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
  await saysThatItWas(/editad[oa] com sucesso/)
  await find(noun.changed(n))

  const question = page.getByRole('dialog', { name: noun.deletar })
  await hand.press(button(`Deletar ${noun.changed(n)[1]}`))
  await expect(question).toContainText(noun.changed(n)[1])
  await hand.press(question.getByRole('button', { name: 'Não' }))
  await expect(question).toHaveCount(0)
  await hand.press(button(`Deletar ${noun.changed(n)[1]}`))
  await hand.press(question.getByRole('button', { name: 'Sim' }))
  await expect(button(`Deletar ${noun.changed(n)[1]}`)).toHaveCount(0)
  await saysThatItWas(/deletad[oa] com sucesso/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
