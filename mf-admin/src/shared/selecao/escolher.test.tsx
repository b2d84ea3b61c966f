import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { EscolherTodas } from './escolher-todas.tsx'
import { Escolher } from './escolher.tsx'
import { useSelecao } from './use-selecao.ts'

const ROWS = [{ id: 1 }, { id: 2 }]
const LISTA = { shown: { rows: ROWS, found: 2, total: 2, pages: 1 } }

/** A list that takes until `drawn` to be drawn with a selection. */
function List({ drawn }: { drawn: Promise<void> }) {
  const selecao = useSelecao()
  if (selecao.ids.length > 0) use(drawn)
  return (
    <>
      <EscolherTodas selecao={selecao} lista={LISTA} />
      {ROWS.map(({ id }) => (
        <Escolher key={id} selecao={selecao} id={id} of={`linha ${id}`}>
          {id}
        </Escolher>
      ))}
    </>
  )
}

const chosen = () => screen.queryAllByRole('checkbox', { checked: true })

it.each(['Escolher todas desta página', 'Escolher linha 2'])(
  'shows each press on %s before the list is drawn so, and goes by the last one',
  async (name) => {
    const drawn = Promise.withResolvers<void>()
    render(
      <MemoryRouter>
        <Suspense>
          <List drawn={drawn.promise} />
        </Suspense>
      </MemoryRouter>,
    )
    const pressed = screen.getByRole<HTMLInputElement>('checkbox', { name })
    const press = () => act(async () => pressed.click())
    await press()
    expect(chosen()).toEqual([pressed])
    await press()
    expect(chosen()).toEqual([])
    await act(async () => drawn.resolve())
    expect(chosen()).toEqual([])
  },
)
