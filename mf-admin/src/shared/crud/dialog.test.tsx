import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

it('stays open where the choice of a file in it is given up', () => {
  const onClose = vi.fn()
  render(
    <Dialog titulo="Editar prova" isChanged={() => false} onClose={onClose}>
      <input type="file" aria-label="Arquivo" />
    </Dialog>,
  )
  // A file input has its own cancel event, which bubbles up to the dialog.
  fireEvent(screen.getByLabelText('Arquivo'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
