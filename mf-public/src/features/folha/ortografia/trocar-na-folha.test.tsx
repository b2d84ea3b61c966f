import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeOwnDevice } from '../../../testing/fake-device.ts'
import { editField } from '../edit-field.ts'
import { OrtografiaView } from './ortografia-view.tsx'

/** happy-dom does not have this browser function, which types a text into the focused field. */
document.execCommand = (_command, _shown, text = '') => {
  const field = document.activeElement as HTMLTextAreaElement
  const { value: before, selectionStart, selectionEnd } = field
  const value = before.slice(0, selectionStart) + text + before.slice(selectionEnd)
  return fireEvent.input(field, { target: { value } })
}
window.scrollTo = () => undefined

const corretor = {
  conferir: async (palavras: readonly string[]) => palavras.filter((one) => /^x/i.test(one)),
  sugerir: async () => ['chave', 'cheia'],
}
const ownDevice = fakeOwnDevice()

function Sheet({ inicial, isReadOnly = false }: { inicial: string; isReadOnly?: boolean }) {
  const [texto, setTexto] = useState(inicial)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <textarea
        ref={field}
        value={texto}
        readOnly={isReadOnly}
        onChange={({ target }) => setTexto(target.value)}
      />
      <OrtografiaView
        {...{ texto, ownDevice, corretor }}
        textos={[]}
        onPassagem={() => undefined}
        onEdit={(of, edits) => field.current?.value === of && editField(field.current, edits)}
      />
    </>
  )
}

const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const button = (name: string) => screen.findByRole('button', { name })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

async function open(inicial: string, isReadOnly = false) {
  render(<Sheet {...{ inicial, isReadOnly }} />)
  await userEvent.click(await button('Baixar e conferir a ortografia'))
}

/** Presses a button by its key, as who has no pointer does. */
async function pressKey(name: string) {
  ;(await button(name)).focus()
  await userEvent.keyboard('{Enter}')
}

describe('a suggestion', () => {
  beforeEach(() => open('Xave e o xopo da xave'))

  it('replaces its word wherever it stands, by the keyboard alone, and says so', async () => {
    await pressKey('Ver sugestões para Xave')
    expect(document.activeElement).toBe(await button('Trocar Xave por chave'))
    expect(said()).toContain('2\u00A0sugestões para trocar, nas 2\u00A0vezes.')
    await userEvent.keyboard('{Enter}')
    expect(sheet().value).toBe('Chave e o xopo da chave')
    expect(said()).toContain('“Xave” trocada por “chave”, nas 2\u00A0vezes.')
    expect(document.activeElement).toBe(await button('Desfazer a troca de Xave'))
  })

  it('is taken back until something else is written', async () => {
    await pressKey('Ver sugestões para Xave')
    await pressKey('Trocar Xave por cheia')
    await pressKey('Desfazer a troca de Xave')
    expect(sheet().value).toBe('Xave e o xopo da xave')
    expect(document.activeElement).toBe(await button('Trocar Xave por chave'))
    await userEvent.keyboard('{Enter}')
    await userEvent.type(sheet(), '.')
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
    expect(sheet().value).toBe('Chave e o xopo da chave.')
  })

  it('comes into view, also for who writes on the sheet', async () => {
    const bringUp = vi.spyOn(Element.prototype, 'scrollIntoView')
    const ask = await button('Ver sugestões para Xave')
    sheet().focus()
    fireEvent.click(ask)
    const first = await button('Trocar Xave por chave')
    await waitFor(() => expect(bringUp.mock.contexts[0]).toHaveProperty('nodeName', 'DIV'))
    expect((bringUp.mock.contexts[0] as Element).contains(first)).toBe(true)
    expect(document.activeElement).toBe(sheet())
  })

  it('leaves the caret at its words, and the focus on the sheet for who writes there', async () => {
    await userEvent.click(await button('Ver sugestões para Xave'))
    sheet().focus()
    sheet().setSelectionRange(9, 9)
    await userEvent.click(await button('Trocar Xave por chave'))
    expect(document.activeElement).toBe(sheet())
    expect(sheet().value.slice(sheet().selectionStart)).toBe('xopo da chave')
    expect(sheet().selectionEnd).toBe(sheet().selectionStart)
  })
})

it('changes nothing while the essay is being sent', async () => {
  await open('Xave', true)
  await pressKey('Ver sugestões para Xave')
  await pressKey('Trocar Xave por chave')
  expect(sheet().value).toBe('Xave')
  expect(await button('Trocar Xave por chave')).toBeDefined()
})
