import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PATHS } from '../../paths.ts'
import { FROM_LIST } from './prova-paths.ts'
import { Voltar } from './voltar.tsx'

/** Opens the link on a prova that was opened from a list whose address has a query. */
const open = () =>
  render(
    <MemoryRouter
      initialEntries={['/lista?busca=2025', { pathname: '/prova', state: FROM_LIST }]}
      initialIndex={1}
    >
      <Routes>
        <Route path="/lista" element="A lista de 2025" />
        <Route path="/prova" element={<Voltar />} />
        <Route path={PATHS.provasAnteriores} element="A lista" />
      </Routes>
    </MemoryRouter>,
  )

it('goes back to the list as it was left', () => {
  open()
  fireEvent.click(screen.getByRole('link'))
  expect(screen.getByText('A lista de 2025')).toBeDefined()
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves another tab to the browser: %s', (key) => {
  open()
  const link = screen.getByRole('link')
  const click = createEvent.click(link, { [key]: true })
  fireEvent(link, click)
  expect(click.defaultPrevented).toBe(false)
  expect(screen.getByRole('link')).toBe(link)
})
