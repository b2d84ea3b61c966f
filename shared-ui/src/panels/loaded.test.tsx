import { ApiError } from '@rumo/shared-auth'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Loaded } from './loaded.tsx'

const WAITING = { data: undefined, dataUpdatedAt: 0, error: null, isFetching: true }
const PATIENCE_MS = 8000

function show(query: object) {
  const refetch = vi.fn()
  const given = { ...WAITING, refetch, ...query }
  const view = (changes: object) => (
    <Loaded<string> query={{ ...given, ...changes }} texto="Carregando...">
      {(data, asOfMs) => `${data} às ${asOfMs}`}
    </Loaded>
  )
  const { container, rerender } = render(view({}))
  return { container, refetch, change: (changes: object) => rerender(view(changes)) }
}

const again = () => screen.queryByRole('button', { name: 'Tentar de novo' })
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => void vi.useFakeTimers())

describe('Loaded', () => {
  it('offers to try again only once it takes 8 s, and aborts what hangs', () => {
    const { refetch } = show({})
    pass(PATIENCE_MS - 1)
    expect(screen.getByText('Carregando...')).toBeDefined()
    expect(again()).toBeNull()
    pass(1)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(refetch).toHaveBeenCalledExactlyOnceWith({ cancelRefetch: true })
  })

  it('is patient anew with what is asked for anew', () => {
    const { change } = show({})
    pass(PATIENCE_MS)
    change({ isFetching: false })
    change({ isFetching: true })
    pass(PATIENCE_MS - 1)
    expect(again()).toBeNull()
  })

  it('says why nothing came, and tries again', () => {
    const { refetch } = show({ isFetching: false, error: new ApiError(0, undefined) })
    expect(screen.getByRole('alert').textContent).toContain('Sem resposta do servidor')
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('goes on showing what came, also where asking again fails', () => {
    const came = { data: 'Tudo', dataUpdatedAt: 7, isFetching: false }
    const { container, change } = show(came)
    expect(container.textContent).toBe('Tudo às 7')
    change({ ...came, error: new ApiError(0, undefined) })
    expect(container.textContent).toBe('Tudo às 7')
  })
})
