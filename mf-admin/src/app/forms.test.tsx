import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LISTS, manyOfAll } from './lists.fixture.ts'
import { Router } from './router.tsx'

beforeEach(() => {
  manyOfAll()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  )
  act(() => {
    session.begin(unsignedToken({ id: 1, nome: 'A', email: 'a@b.c', perfil: 'Administrador' }))
  })
})
afterEach(() => {
  cleanup()
  session.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/**
 * For each form that `Adicionar` opens: invalid input, and the labels of the fields that the summary must then name.
 */
const FORMS: Readonly<Record<string, { typed: Record<string, string>; named: string[] }>> = {
  '/admin/cursos': { typed: {}, named: ['Nome'] },
  '/admin/assuntos': { typed: {}, named: ['Matéria', 'Nome'] },
  '/admin/materias': { typed: {}, named: ['Nome'] },
  '/admin/vestibulares': { typed: { Ano: '1800' }, named: ['Ano', 'Semestre'] },
  '/admin/usuarios': {
    typed: { 'E-mail': 'ana', Senha: 'curta', 'Confirme a senha': 'outra' },
    named: ['Nome', 'E-mail', 'Senha', 'Confirme a senha'],
  },
  '/admin/provas': {
    typed: { 'Duração em minutos': 'duas horas' },
    named: ['Nome', 'Duração em minutos'],
  },
  '/admin/provas/:id/questoes': {
    typed: { Número: 'um' },
    named: ['Texto da questão', 'Número', 'Alternativas', 'Alternativa A', 'Alternativa E'],
  },
}

async function add(path: string) {
  history.replaceState(null, '', `/rumo${path.replace(':id', '7')}`)
  render(<Router basename="/rumo" />)
  await screen.findByRole('navigation', { name: 'Páginas' })
  const button = screen.queryByRole('button', { name: 'Adicionar' })
  if (button) await userEvent.click(button)
  return button !== null
}

it('knows every form that Adicionar opens', async () => {
  const found: string[] = []
  for (const { path } of LISTS) {
    if (await add(path)) found.push(path)
    cleanup()
  }
  expect(found.toSorted()).toEqual(Object.keys(FORMS).toSorted())
})

it.each(Object.entries(FORMS))(
  'the form of %s says all that is wrong at once',
  async (path, { typed, named }) => {
    await add(path)
    await screen.findByRole('button', { name: 'Salvar' })
    for (const [label, text] of Object.entries(typed)) {
      const field = screen.getByLabelText(new RegExp(`^${label}`))
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => {
      // Some forms first show the problem in a dialog. Close the dialog.
      screen.queryByRole('button', { name: 'Entendi' })?.click()
      const [summary] = screen.getAllByRole('alert')
      if (!summary) throw new Error('Nothing is summed up')
      const said = within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
      expect(said).toEqual(expect.arrayContaining(named))
    })
  },
)
