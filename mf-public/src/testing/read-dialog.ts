import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'

/** Presses a button of a dialog and returns the dialog's text. */
export async function answerDialog(titulo: string, botao: string): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: titulo })
  const texto = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: botao }))
  return texto
}

/**
 * Closes the dialog over a form, waits until the focus is back in the form, and returns the dialog's text. A closed
 * dialog returns the focus a moment later.
 */
export async function readDialog(titulo: string, fechar = 'Entendi'): Promise<string> {
  const texto = await answerDialog(titulo, fechar)
  await vi.waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull())
  return texto
}
