import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

it.each([
  [-300, 1],
  [120, 0],
])('shows another page from its beginning, where that lies at %i px', async (top, times) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const onPagina = vi.fn()
  render(
    <section aria-label="Lista">
      <Pager titulo="Páginas" pagina={1} pages={3} onPagina={onPagina} />
    </section>,
  )
  const lista = screen.getByRole('region', { name: 'Lista' })
  vi.spyOn(lista, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 900))
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  expect([onPagina.mock.calls, scroll.mock.calls]).toEqual([[], []])
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  expect(onPagina).toHaveBeenCalledExactlyOnceWith(2)
  expect(scroll.mock.contexts).toEqual(Array.from({ length: times }, () => lista))
})
