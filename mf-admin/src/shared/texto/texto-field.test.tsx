import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextoField } from './texto-field.tsx'

/** happy-dom does not have this browser function, which types a text into the focused field. */
document.execCommand = (_command, _shown, text = '') => {
  const field = document.activeElement as HTMLTextAreaElement
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  return fireEvent.input(field)
}

function showField() {
  render(<TextoField label="Texto" name="texto" defaultValue="A terra gira" />)
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Texto/)
  field.focus()
  field.setSelectionRange(2, 7)
  return field
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd)

it('marks what is selected by a key, which it then takes back', () => {
  const field = showField()
  fireEvent.keyDown(field, { key: 'b', ctrlKey: true })
  expect([field.value, selected(field)]).toEqual(['A <b>terra</b> gira', 'terra'])
  fireEvent.keyDown(field, { key: 'B', metaKey: true })
  expect([field.value, selected(field)]).toEqual(['A terra gira', 'terra'])
})

it('marks what is selected by a button, and leaves the focus in the field', async () => {
  const field = showField()
  await userEvent.click(screen.getByRole('button', { name: 'Fórmula' }))
  expect([field.value, document.activeElement]).toEqual(['A \\(terra\\) gira', field])
})

it('leaves other keys to the browser, and Tab passes its buttons by', async () => {
  const field = showField()
  expect(fireEvent.keyDown(field, { key: 'b', ctrlKey: true, shiftKey: true })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'c', ctrlKey: true })).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
