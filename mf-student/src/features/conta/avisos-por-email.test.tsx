import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AvisosPorEmail } from './avisos-por-email.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(answers: Record<string, unknown>) {
  const calls = fakeServer(answers, ['correio'])
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AvisosPorEmail />
    </QueryClientProvider>,
  )
  return calls
}

const box = () =>
  screen.findByRole<HTMLInputElement>('checkbox', {
    name: /quando uma redação minha for corrigida/,
  })

describe('what the account is told by mail', () => {
  it('is as the server has it, and changes at a tap', async () => {
    const sent: unknown[] = []
    open({
      'GET /correio': { ativo: true },
      'GET /correio/avisos': { redacao_corrigida: false },
      'PUT /correio/avisos': (body: unknown) => {
        sent.push(body)
        return body
      },
    })
    expect((await box()).checked).toBe(false)
    await userEvent.click(await box())
    expect((await box()).checked).toBe(true)
    expect(sent).toEqual([{ redacao_corrigida: true }])
  })

  it('is shown as it was where the change did not reach the server', async () => {
    open({
      'GET /correio': { ativo: true },
      'GET /correio/avisos': { redacao_corrigida: true },
      'PUT /correio/avisos': new ApiError(0, undefined),
    })
    await userEvent.click(await box())
    await userEvent.click(await screen.findByRole('button', { name: 'Entendi' }))
    expect((await box()).checked).toBe(true)
  })

  it('is not asked where the server sends no mail', async () => {
    const calls = open({ 'GET /correio': { ativo: false } })
    await waitFor(() => expect(calls).toEqual(['GET /correio']))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
