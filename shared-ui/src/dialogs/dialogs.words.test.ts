import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { alert, confirm, toast } from './dialogs.ts'
import { Toast } from './sweet-alert.ts'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('a question has the way back before the way on', async () => {
  const asked = confirm({ titulo: 'Sair?', texto: 'Nada foi salvo.', confirmar: 'Sair' })
  const dialog = await screen.findByRole('dialog', { name: 'Sair?' })
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Cancelar', 'Sair'])
  await press('Cancelar')
  await asked
})

it('what must be read may lead on, and shows how grave it is', async () => {
  const ligacao = { texto: 'Ver <b>provas</b>', href: '/rumo/admin/provas' }
  const said = alert({ titulo: 'Em uso', texto: 'Por 3 <i>provas</i>.', icone: 'warning', ligacao })
  const dialog = await screen.findByRole('dialog', { name: 'Em uso' })
  const link = within(dialog).getByRole('link', { name: 'Ver <b>provas</b>' })
  expect(link.getAttribute('href')).toBe('/rumo/admin/provas')
  expect(dialog.textContent).toContain('Por 3 <i>provas</i>.')
  expect(dialog.classList).toContain('swal2-icon-warning')
  await press('Entendi')
  await said
})

it('what was done is said for one second', async () => {
  const fire = vi.spyOn(Toast, 'fire')
  await toast({ titulo: 'Feito', texto: 'Salvo.' })
  expect(fire.mock.calls).toMatchObject([[{ timer: 1000, icon: 'success' }]])
})
