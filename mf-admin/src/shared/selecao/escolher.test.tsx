import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { EscolherTodas } from './escolher-todas.tsx'
import { Escolher } from './escolher.tsx'
import { useSelecao } from './use-selecao.ts'

const ROWS = [{ id: 1 }, { id: 2 }]
const LISTA = { shown: { rows: ROWS, found: 2, total: 2, pages: 1 } }

/** Called with the records that an action is for. */
const acted = vi.fn<(ids: number[]) => void>()
beforeEach(() => acted.mockClear())

/** A list that takes until `drawn` to be drawn with a selection. */
function List({ drawn }: { drawn: Promise<void> }) {
  const selecao = useSelecao()
  if (selecao.ids.length > 0) use(drawn)
  return (
    <>
      <EscolherTodas selecao={selecao} lista={LISTA} />
      <button onClick={() => acted([...selecao.now()])}>Retirar</button>
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
  'shows each press on %s before the list is drawn so, and actions go by the last one',
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
    act(() => screen.getByRole('button', { name: 'Retirar' }).click())
    await press()
    expect(chosen()).toEqual([])
    act(() => screen.getByRole('button', { name: 'Retirar' }).click())
    await act(async () => drawn.resolve())
    expect(chosen()).toEqual([])
    expect(acted.mock.calls).toEqual([[name === 'Escolher linha 2' ? [2] : [1, 2]], [[]]])
  },
)
