import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Announce, useAnnounceAnswer } from './use-announce-answer.ts'

const announce = vi.fn<(words: string) => void>()
const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <Announce value={announce}>{children}</Announce>
  </QueryClientProvider>
)

it('has what a server did heard where it stays, in its words or in others', () => {
  const { result } = renderHook(useAnnounceAnswer, { wrapper })
  result.current({ dados: null, titulo: 'Pronto', mensagem: 'Curso editado.' }, 'curso salvo')
  result.current({ dados: null }, 'curso salvo')
  expect(announce.mock.calls).toEqual([['Pronto. Curso editado.'], ['Curso salvo']])
})
