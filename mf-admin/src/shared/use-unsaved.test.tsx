import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useUnsaved } from './use-unsaved.ts'

const mayGo = vi.fn(() => Promise.resolve(false))
const isChanged = () => true

function Unsaved() {
  useUnsaved(isChanged, { mayGo })
  return (
    <>
      <a href="#fora">Fora</a>
      <a href="#aba" target="_blank">
        Aba
      </a>
      <a href="#arquivo" download="a.pdf">
        Arquivo
      </a>
      <button type="button" data-leads-away>
        Sair
      </button>
      <button type="button">Salvar</button>
    </>
  )
}

beforeEach(() => {
  mayGo.mockClear()
  render(<Unsaved />)
})

/** Clicks, and returns whether the click was prevented. Nothing is opened in any case. */
function click(name: string, init: MouseEventInit = {}): boolean {
  let isHeld = true
  const look = (event: MouseEvent) => {
    isHeld = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look)
  fireEvent.click(screen.getByText(name), init)
  window.removeEventListener('click', look)
  return isHeld
}

it('asks before a link or Sair leads away', () => {
  for (const name of ['Fora', 'Sair']) {
    expect(click(name)).toBe(true)
    expect(mayGo).toHaveBeenCalledOnce()
    mayGo.mockClear()
  }
})

it.each<[string, string, MouseEventInit]>([
  ['another tab', 'Aba', {}],
  ['a file that is saved', 'Arquivo', {}],
  ['another tab, by Ctrl', 'Fora', { ctrlKey: true }],
  ['another tab, by Cmd', 'Fora', { metaKey: true }],
  ['another window, by Shift', 'Fora', { shiftKey: true }],
  ['what leads nowhere', 'Salvar', {}],
])('does not keep the user from %s', (_what, name, init) => {
  expect(click(name, init)).toBe(false)
  expect(mayGo).not.toHaveBeenCalled()
})
