import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { firstContent, useLoadingState } from './first-content.ts'

function Loading({ texto }: { texto: string }) {
  useLoadingState()
  return texto
}

/** The frame after which `firstContent` resolves, and the task after it. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

it('waits on where the loading state of the code gives way to the one of the data', async () => {
  const screen = render(<Loading key="code" texto="code" />)
  const ended = vi.fn()
  void firstContent().then(ended)
  screen.rerender(<Loading key="data" texto="data" />)
  await painted()
  await painted()
  expect(ended).not.toHaveBeenCalled()
  screen.rerender(<p>content</p>)
  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
})

it('ends at once where nothing is loading', async () => {
  render(<p>content</p>)
  await expect(firstContent()).resolves.toBeUndefined()
})
