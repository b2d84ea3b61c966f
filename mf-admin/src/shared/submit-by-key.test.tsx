import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { submitByKey } from './submit-by-key.ts'

it('submits a form from a field of several lines by Ctrl+Enter, and by Enter alone does not', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit} onKeyDown={submitByKey}>
      <textarea aria-label="Texto" />
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Texto'), 'um{Enter}dois')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
