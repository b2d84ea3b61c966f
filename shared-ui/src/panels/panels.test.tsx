import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingText } from './loading-text.tsx'
import { EmptyPanel, ErrorPanel } from './panels.tsx'

describe('LoadingText', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('speaks up after 300 ms, in a region that was there before', () => {
    render(<LoadingText>Carregando questões...</LoadingText>)
    const region = screen.getByRole('status')
    act(() => {
      vi.advanceTimersByTime(299)
    })
    expect(region.textContent).toBe('')
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(region.textContent).toBe('Carregando questões...')
  })

  it('leaves no timer behind', () => {
    const { unmount } = render(<LoadingText>Carregando questões...</LoadingText>)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('ErrorPanel says what happened and offers to try again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<ErrorPanel titulo="Sem conexão" mensagem="Nada se perdeu." onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toBe('Sem conexãoNada se perdeu.Tentar de novo')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('EmptyPanel says what to do next', () => {
  render(<EmptyPanel titulo="Nada aqui" mensagem="Escolha outra." acao={<a href="/">Início</a>} />)
  expect(screen.getByRole('heading', { name: 'Nada aqui' })).toBeTruthy()
  expect(screen.getByText('Escolha outra.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Início' })).toBeTruthy()
})
