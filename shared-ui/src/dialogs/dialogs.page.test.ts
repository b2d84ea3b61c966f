import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { confirm } from './dialogs.ts'

const pressed: string[] = []
const listen = ({ key }: KeyboardEvent) => void pressed.push(key)

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = '<button>Atrás</button>'
  document.querySelector('button')?.focus()
  document.body.addEventListener('keydown', listen)
})
afterEach(() => {
  document.body.removeEventListener('keydown', listen)
})

/** Opens a question over a page. `behind` is a button of that page. */
async function asking() {
  const behind = document.querySelector('button')
  const asked = confirm({ titulo: 'Sair?', texto: 'Nada foi salvo.', confirmar: 'Sair' })
  await screen.findByRole('dialog', { name: 'Sair?' })
  return { asked, behind }
}

it('a question has Esc for itself, and leaves all other keys to what has the focus', async () => {
  const { asked, behind } = await asking()
  behind?.focus()
  await userEvent.keyboard('a')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  // The result is false when the default was prevented. Otherwise a browser would close the form below.
  expect(fireEvent.keyDown(behind ?? document.body, { key: 'Escape' })).toBe(false)
  expect([await asked, pressed]).toEqual([false, ['a']])
  await userEvent.keyboard('{Escape}')
  expect(pressed).toEqual(['a', 'Escape'])
})

it('a question has the focus where Enter leaves everything as it is', async () => {
  const { asked } = await asking()
  expect(document.activeElement?.textContent).toBe('Cancelar')
  await userEvent.keyboard('{Enter}')
  expect(await asked).toBe(false)
})

it('a question stands in the form that was opened last, where it answers', async () => {
  const [below, above] = [1, 2].map(() => {
    const form = document.body.appendChild(document.createElement('dialog'))
    form.showModal()
    return form
  })
  const { asked } = await asking()
  const question = screen.getByRole('dialog', { name: 'Sair?' })
  expect([below?.contains(question), above?.contains(question)]).toEqual([false, true])
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await asked
})

it('a question says of which page it is, whose screen then leaves it the focus', async () => {
  history.pushState(null, '', '/conta')
  const { asked } = await asking()
  const [found] = document.querySelectorAll<HTMLElement>('[aria-modal="true"][data-page]')
  expect(found?.dataset['page']).toBe('/conta')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await asked
})

it('the window goes on scrolling behind a question, for what sticks to it', async () => {
  const { asked } = await asking()
  expect(document.body.style.overflow).toBe('visible')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await asked
  expect(document.body.style.overflow).toBe('')
})

it('a dialog does not give the focus back where something else has taken it meanwhile', async () => {
  const { asked } = await asking()
  const field = document.body.appendChild(document.createElement('input'))
  const cancel = screen.getByRole('button', { name: 'Cancelar' })
  cancel.addEventListener('click', () => field.focus())
  await userEvent.click(cancel)
  await asked
  expect(document.activeElement).toBe(field)
})

it('a question of a page that one has left before it could be drawn is answered by no', async () => {
  history.pushState(null, '', '/conta')
  const asked = confirm({ titulo: 'Sair?', texto: 'Nada foi salvo.', confirmar: 'Sair' })
  history.pushState(null, '', '/login')
  expect(await asked).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
