import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

const senha = () => screen.getByLabelText<HTMLInputElement>(/^Senha/)
const said = () => screen.getByRole('status').textContent
const draw = () => render(<PasswordField label="Senha" name="senha" required />)

function pressWithCapsLock() {
  const event = createEvent.keyUp(senha(), { key: 'A' })
  Object.assign(event, { getModifierState: (key: string) => key === 'CapsLock' })
  fireEvent(senha(), event)
}

describe('PasswordField', () => {
  it('shows the password, and hides it again', async () => {
    draw()
    expect(senha().type).toBe('password')
    await userEvent.type(senha(), 'uma frase')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(senha().type).toBe('text')
    expect(senha().value).toBe('uma frase')
    // A password is not prose, and must not be sent to a spelling service.
    expect(senha().getAttribute('spellcheck')).toBe('false')
    expect(senha().getAttribute('autocapitalize')).toBe('none')
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(senha().type).toBe('password')
  })

  it('announces Caps Lock in a region that was there before', () => {
    draw()
    expect(said()).toBe('')
    pressWithCapsLock()
    expect(said()).toBe('Caps Lock está ligado.')
    fireEvent.keyUp(senha(), { key: 'a' })
    expect(said()).toBe('')
  })

  it('says nothing of Caps Lock once one has left the field', () => {
    draw()
    pressWithCapsLock()
    expect(said()).toBe('Caps Lock está ligado.')
    fireEvent.blur(senha())
    expect(said()).toBe('')
  })
})
