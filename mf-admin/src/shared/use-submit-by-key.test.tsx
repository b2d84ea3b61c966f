import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, type FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useSubmitByKey } from './use-submit-by-key.ts'

function Form({ onSubmit }: { onSubmit: (event: FormEvent) => void }) {
  const ref = useRef<HTMLFormElement>(null)
  useSubmitByKey(ref)
  return (
    <form ref={ref} onSubmit={onSubmit}>
      <textarea aria-label="Texto" />
    </form>
  )
}

it('submits a form from a field of several lines by Ctrl+Enter, and by Enter alone does not', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(<Form onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Texto'), 'um{Enter}dois')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
