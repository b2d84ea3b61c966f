import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { redacoes, simulados } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { useSent } from './use-sent.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(simulados, 'send').mockResolvedValue(true)
  vi.spyOn(redacoes, 'send').mockResolvedValue(true)
})

/** A screen that waits until everything is sent. `asked` records how often its data is requested again. */
function waiting() {
  const arrival = Promise.withResolvers<boolean>()
  vi.spyOn(fila, 'send').mockReturnValue(arrival.promise)
  const queries = new QueryClient()
  const asked = vi.spyOn(queries, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useSent, { wrapper })
  const arrive = () => act(async () => arrival.resolve(true))
  return { result, asked, arrive }
}

describe('useSent', () => {
  it('waits for what arrives in time, after which nothing has to be asked anew', async () => {
    const { result, asked, arrive } = waiting()
    await act(async () => vi.advanceTimersByTimeAsync(2999))
    expect(result.current).toBe(false)
    await arrive()
    expect(result.current).toBe(true)
    expect(asked).not.toHaveBeenCalled()
  })

  it('waits no longer than 3 s, and asks anew once it has arrived after all', async () => {
    const { result, asked, arrive } = waiting()
    await act(async () => vi.advanceTimersByTimeAsync(3000))
    expect(result.current).toBe(true)
    expect(asked).not.toHaveBeenCalled()
    await arrive()
    expect(asked).toHaveBeenCalledOnce()
  })

  it('asks anew when the network returns, once what waited has been sent', async () => {
    const { asked, arrive } = waiting()
    await act(async () => dispatchEvent(new Event('online')))
    expect(asked).not.toHaveBeenCalled()
    await arrive()
    expect(asked).toHaveBeenCalledOnce()
  })
})
