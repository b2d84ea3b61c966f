import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Announce, useSaid } from './use-said.ts'

const announce = vi.fn<(words: string) => void>()
const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <Announce value={announce}>{children}</Announce>
  </QueryClientProvider>
)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('has what a server did heard where it stays, in its words or in others', () => {
  const { result } = renderHook(useSaid, { wrapper })
  result.current({ dados: null, titulo: 'Pronto', mensagem: 'Curso editado.' }, 'curso salvo')
  result.current({ dados: null }, 'curso salvo')
  expect(announce.mock.calls).toEqual([['Pronto. Curso editado.'], ['Curso salvo']])
})
