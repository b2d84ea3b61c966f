import { MAX_SELECAO } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LISTS, manyOfAll } from './lists.fixture.ts'
import { Router } from './router.tsx'

beforeEach(() => {
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
  vi.restoreAllMocks()
})

/** The lists in which several records can be chosen. */
const CHOOSING = ['/admin/provas', '/admin/provas/:id/questoes', '/admin/questoes']
const ALL = 'Escolher todas desta página'

async function open(path: string, total = 120) {
  manyOfAll(total)
  history.replaceState(null, '', `/rumo${path.replace(':id', '7')}`)
  render(<Router basename="/rumo" />)
  // Found by its label, because to look for a role among many rows takes long.
  await screen.findByLabelText('Páginas')
}
const boxes = () => within(screen.getByRole('table')).getAllByRole<HTMLInputElement>('checkbox')
const chosen = () => boxes().flatMap(({ checked }, index) => (checked ? index : []))
const said = () =>
  within(screen.getByRole('region', { name: 'Seleção' })).getByRole('status').textContent
const box = (index: number) => boxes()[index] ?? expect.unreachable('There are fewer rows')

/** The classes of all elements before an element of the screen. */
const classesBefore = (element: Element) => {
  const all = [...document.querySelectorAll('section *')]
  return all.slice(0, all.indexOf(element)).map(({ className }) => className)
}

it('knows every list in which one chooses', async () => {
  const found: string[] = []
  for (const { path } of LISTS) {
    await open(path)
    if (screen.queryByRole('checkbox', { name: ALL })) found.push(path)
    cleanup()
  }
  expect(found.toSorted()).toEqual(CHOOSING)
})

describe.each(CHOOSING)('the list at %s', (path) => {
  it('chooses all rows between two clicks with Shift, and lets go of them so', async () => {
    await open(path)
    const user = userEvent.setup()
    await user.click(box(6))
    await user.keyboard('{Shift>}')
    await user.click(box(2))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual([2, 3, 4, 5, 6])
    expect(said()).toMatch(/^5 /)
    await user.click(box(4))
    await user.keyboard('{Shift>}')
    await user.click(box(5))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual([2, 3, 6])
  })

  it('does the same by the space bar', async () => {
    await open(path)
    const user = userEvent.setup()
    box(1).focus()
    await user.keyboard(' ')
    box(3).focus()
    await user.keyboard('{Shift>} {/Shift}')
    expect(chosen()).toEqual([1, 2, 3])
  })

  it('keeps what was chosen on other pages, and after coming back or reloading', async () => {
    await open(path)
    await userEvent.click(box(0))
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
    await screen.findByText('Página 2 de 6')
    await userEvent.click(box(1))
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('[1,22]'))
    cleanup()
    render(<Router basename="/rumo" />)
    await screen.findByText('Página 2 de 6')
    expect(chosen()).toEqual([1])
    expect(said()).toMatch(/^2 .*escolhidas, 1 fora desta página$/)
  })

  it('loses neither a filter nor what is chosen right before and after it', async () => {
    await open(path)
    const [filter] = screen.getAllByRole<HTMLSelectElement>('combobox')
    const other = [...(filter?.options ?? [])].at(1)?.value ?? ''
    act(() => {
      fireEvent.click(box(0))
      fireEvent.change(filter ?? document.body, { target: { value: other } })
      fireEvent.click(box(1))
    })
    await waitFor(() => expect(location.search).toContain(`=${other}`))
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('[1,2]'))
    expect(location.search).toContain(`=${other}`)
  })

  it('chooses all that was found, once all of the page are, and lets go of them', async () => {
    await open(path)
    expect(screen.queryByRole('button', { name: /^Escolher todas as/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: ALL }))
    expect(said()).toMatch(/^20 /)
    await userEvent.click(screen.getByRole('button', { name: /^Escolher todas as 120 / }))
    await waitFor(() => expect(said()).toMatch(/^120 /))
    const clear = screen.getByRole('button', { name: 'Limpar seleção' })
    expect(document.activeElement).toBe(clear)
    expect(screen.queryByRole('button', { name: /^Escolher todas as/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }))
    expect(said()).toBe('')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: ALL })),
    )
  })

  it('says how many it can choose where more are found than can be changed at once', async () => {
    await open(path, 1200)
    await userEvent.click(screen.getByRole('checkbox', { name: ALL }))
    const first = `Escolher as ${MAX_SELECAO} primeiras de 1.200`
    await userEvent.click(screen.getByRole('button', { name: first }))
    await waitFor(() => expect(said()).toMatch(new RegExp(`^${MAX_SELECAO} `)))
  })

  it('has the same room for its rows whether something is chosen or not', async () => {
    await open(path)
    const above = classesBefore(screen.getByRole('table'))
    await userEvent.click(box(0))
    expect(classesBefore(screen.getByRole('table'))).toEqual(above)
  })
})

it('takes the actions away within the press that lets go of the selection', async () => {
  await open('/admin/provas')
  await userEvent.click(box(0))
  const publish = screen.getByRole('button', { name: 'Publicar' })
  act(() => {
    screen.getByRole('button', { name: 'Limpar seleção' }).click()
    // Draws what belongs to the press, and nothing that may wait.
    flushSync(() => undefined)
    expect(publish.isConnected).toBe(false)
  })
})
