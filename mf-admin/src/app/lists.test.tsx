import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LISTS, manyOfAll, OTHERS } from './lists.fixture.ts'
import { Router } from './router.tsx'
import { SCREENS } from './screens.tsx'

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
  vi.restoreAllMocks()
})

const addressOf = (path: string) => `/rumo${path.replace(':id', '7')}`
const show = () => render(<Router basename="/rumo" />)
function open(path: string) {
  history.replaceState(null, '', addressOf(path))
  show()
}
const pager = () => screen.findByRole('navigation', { name: 'Páginas' })
const asked = () => Object.fromEntries(new URLSearchParams(location.search))
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const filters = () =>
  screen.queryAllByRole<HTMLSelectElement>('combobox').filter(({ name }) => name === '')

it('knows of every screen of the back office whether it is a list', () => {
  const known = [...LISTS.map(({ path }) => path), ...OTHERS]
  expect(known.toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted())
})

it.each(SCREENS.map(({ path }) => path))('has one heading of level 1 at %s', async (path) => {
  open(path)
  // A screen may have headings of other levels, too.
  await screen.findAllByRole('heading', { level: 1 })
  const ready = LISTS.some((list) => list.path === path) ? pager() : screen.findAllByRole('link')
  await ready
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

describe.each(LISTS)('the list at $path', ({ path, isPersonal }) => {
  it('has its page and its order in its address, and shows them again', async () => {
    open(path)
    await userEvent.click(within(await pager()).getByRole('button', { name: 'Próxima' }))
    await screen.findByText('Página 2 de 6')
    expect(asked()).toEqual({ pagina: '2' })
    const second = rows()

    const [head] = screen
      .getAllByRole('columnheader', { name: /./ })
      .flatMap((cell) => within(cell).queryAllByRole('button'))
    if (!head) throw new Error('No column sorts this list')
    await userEvent.click(head)
    await screen.findByText('Página 1 de 6')
    const { ordem } = asked()
    expect(asked()).toEqual({ ordem: expect.any(String) })
    act(() => history.back())
    await screen.findByText('Página 1 de 6')
    await waitFor(() => expect(asked()).toEqual({}))

    cleanup()
    history.replaceState(null, '', `${addressOf(path)}?pagina=2`)
    show()
    await screen.findByText('Página 2 de 6')
    expect(rows()).toEqual(second)
    cleanup()
    history.replaceState(null, '', `${addressOf(path)}?ordem=${ordem}`)
    show()
    await pager()
    await waitFor(() =>
      expect(
        document.querySelectorAll(':is([aria-sort="ascending"], [aria-sort="descending"])'),
      ).toHaveLength(1),
    )
    expect(asked()).toEqual({ ordem })
  })

  it('keeps what is looked for, in its address unless it may be a person', async () => {
    open(path)
    await pager()
    const box = screen.getByLabelText<HTMLInputElement>('Pesquisar')
    await userEvent.type(box, '11')
    await waitFor(() => expect(history.state).toBeTruthy())
    await waitFor(() =>
      expect(isPersonal ? JSON.stringify(history.state) : location.search).toContain('11'),
    )
    expect(asked()).toEqual(isPersonal ? {} : { busca: '11' })
    cleanup()
    show()
    await pager()
    expect(screen.getByLabelText<HTMLInputElement>('Pesquisar').value).toBe('11')
  })

  it('has each filter in its address, which begins at its first page', async () => {
    open(path)
    await pager()
    for (const [index] of filters().entries()) {
      history.replaceState(null, '', `${addressOf(path)}?pagina=2`)
      cleanup()
      show()
      await screen.findByText('Página 2 de 6')
      const select = filters()[index]
      if (!select) throw new Error('A filter is gone')
      const other = [...select.options].find(({ value }) => value !== select.value)
      await userEvent.selectOptions(select, other?.value ?? '')
      await waitFor(() => expect(Object.keys(asked())).toHaveLength(1))
      expect(asked()['pagina']).toBeUndefined()
      cleanup()
      show()
      await pager()
      expect(filters()[index]?.value).toBe(other?.value)
    }
  })
})

const FILTERED = LISTS.map(({ path }) => path).filter((path) =>
  /provas|questoes|redacoes/.test(path),
)

it.each(FILTERED)(
  'the list at %s is at the page of an address that names a filter too',
  async (path) => {
    open(path)
    await pager()
    const [select] = filters()
    if (!select) throw new Error('The list has no filter')
    const other = [...select.options].find(({ value }) => value !== select.value)
    await userEvent.selectOptions(select, other?.value ?? '')
    await waitFor(() => expect(Object.keys(asked())).toHaveLength(1))
    const filtered = location.search
    for (const search of ['', `${filtered}&pagina=2`]) {
      act(() => {
        history.pushState(null, '', addressOf(path) + search)
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await pager()
    }
    await screen.findByText('Página 2 de 6')
    expect(asked()['pagina']).toBe('2')
  },
)

/** The state of the list once the focus is on the link of the given name again. */
async function shown({ name }: { name: string | null }) {
  await screen.findByText('Página 2 de 6')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  const { value } = screen.getByLabelText<HTMLInputElement>('Pesquisar')
  return { address: location.href, rows: rows(), name, value }
}

/** Searches, goes to the second page and leaves through its first row. Gives the state of the list before leaving. */
async function leave({ path, way = /./ }: (typeof LISTS)[number]) {
  open(path)
  await pager()
  const box = screen.getByLabelText<HTMLInputElement>('Pesquisar')
  await userEvent.type(box, '1')
  await waitFor(() => expect(location.search + JSON.stringify(history.state)).toMatch(/busca/))
  await userEvent.click(within(await pager()).getByRole('button', { name: 'Próxima' }))
  await screen.findByText('Página 2 de 6')
  const before = { address: location.href, rows: rows() }
  const [link] = screen.getAllByRole('link', { name: way })
  if (!link) throw new Error('No row leads anywhere')
  await userEvent.click(link)
  await waitFor(() => expect(location.pathname).not.toBe(addressOf(path)))
  return { ...before, name: link.textContent }
}

describe.each(LISTS.filter(({ way }) => way))('the list at $path', (list) => {
  it('is as it was left after coming back by the link above', async () => {
    const left = await leave(list)
    const back = document.querySelector<HTMLElement>('section a:has(svg)')
    if (!back) throw new Error('No link leads back')
    await userEvent.click(back)
    expect(await shown(left)).toEqual({ ...left, value: '1' })
  })

  it('is as it was left after coming back by the browser', async () => {
    const left = await leave(list)
    act(() => history.back())
    expect(await shown(left)).toEqual({ ...left, value: '1' })
  })
})

const EDITED = LISTS.filter(({ way }) => String(way) === '/^Editar/')

it.each(EDITED)('the list at $path is as it was left after a cancelled change', async (list) => {
  const left = await leave(list)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(await shown(left)).toEqual({ ...left, value: '1' })
})
