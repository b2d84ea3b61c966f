import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const spyOnReload = () => vi.spyOn(location, 'reload').mockReturnValue()
let reload: ReturnType<typeof spyOnReload>

beforeEach(() => {
  vi.resetModules()
  reload = spyOnReload()
})
afterEach(() => vi.doUnmock('./questoes-alternativas.open.tsx'))

/** Opens the screen with the result of `chunk` in place of its code. */
async function openWith(chunk: () => object) {
  vi.doMock('./questoes-alternativas.open.tsx', chunk)
  const { LazyQuestoesAlternativas } = await import('./questoes-alternativas.lazy.tsx')
  render(
    <MemoryRouter>
      <LazyQuestoesAlternativas />
    </MemoryRouter>,
  )
}

const screenThat = (draws: () => unknown) => ({ openPractice: () => Promise.resolve(draws) })

it('says so when its code cannot be had, and loads the page again where that may help', async () => {
  await openWith(() => {
    throw new Error('The chunk is gone.')
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('says so when its code cannot be had without a network, and tries once more', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await openWith(() => {
    throw new Error('The chunk is gone.')
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível mostrar')
  vi.doMock('./questoes-alternativas.open.tsx', () => screenThat(() => 'Aqui está.'))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Aqui está.')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})

it('comes by itself once there is a network, where its code could not be had', async () => {
  await openWith(() => {
    throw new Error('The chunk is gone.')
  })
  await screen.findByRole('alert')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  // The screen may be drawn before it listens for the event.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalled()
  })
})

it('loads the page again where its code hangs', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openWith(() => Promise.withResolvers().promise)
  act(() => void vi.advanceTimersByTime(8000))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('loads the page again where it cannot be drawn', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openWith(() =>
    screenThat(() => {
      throw new Error('It broke.')
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível mostrar')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(reload).toHaveBeenCalledOnce()
})
