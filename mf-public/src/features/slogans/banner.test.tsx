import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { Banner } from './banner.tsx'

/** The time of one slogan in docs/product/constants.md. */
const TURN_MS = 3000

const banner = () => screen.getByRole('region')
const dot = (number: number) => screen.getByRole('button', { name: `Frase ${number} de 3` })
const draw = () => render(<Banner heading={createRef()} />)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** The number of the slogan that is shown. */
const shown = () => [1, 2, 3].find((number) => dot(number).getAttribute('aria-current') === 'true')

/**
 * Makes `:focus-visible` work as in browsers: a focus set by a pointer does not match. In happy-dom every focus
 * matches.
 */
function showFocusAfterKeysOnly() {
  let hasPointed = false
  window.addEventListener('pointerdown', () => (hasPointed = true), { capture: true, once: true })
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    const isHidden = hasPointed && selector === ':focus-visible'
    return !isHidden && Element.prototype.matches.call(this, selector)
  })
}

describe('Banner', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    fakeScreen()
  })

  it('begins with the slogan of the longest line, so that no later one paints more', () => {
    draw()
    const heading = screen.getByRole('heading', { level: 1 })
    const widths = [...heading.children].map((slogan) =>
      Math.max(...[...slogan.children].map(({ textContent }) => textContent.length)),
    )
    expect(widths).toHaveLength(3)
    expect(widths[0]).toBeGreaterThan(Math.max(...widths.slice(1)))
    expect(shown()).toBe(1)
  })

  it('invites an account, which sees it too until its session is read, as well as a visitor', () => {
    draw()
    expect(banner().textContent).toContain('Comece agora, com ou sem conta.')
  })

  it('shows the next of three slogans every 3 s', () => {
    draw()
    wait(TURN_MS - 1)
    expect(shown()).toBe(1)
    wait(1)
    expect(shown()).toBe(2)
    wait(2 * TURN_MS)
    expect(shown()).toBe(1)
  })

  it('stands still from Pausar to Continuar', () => {
    draw()
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }))
    wait(2 * TURN_MS)
    expect(shown()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    wait(TURN_MS)
    expect(shown()).toBe(2)
  })

  it('holds while a mouse rests on it', () => {
    draw()
    fireEvent.pointerEnter(banner(), { pointerType: 'mouse' })
    wait(2 * TURN_MS)
    expect(shown()).toBe(1)
    fireEvent.pointerLeave(banner(), { pointerType: 'mouse' })
    wait(TURN_MS)
    expect(shown()).toBe(2)
  })

  it('goes on after the tap of a finger, which never leaves', () => {
    draw()
    fireEvent.pointerEnter(banner(), { pointerType: 'touch' })
    wait(TURN_MS)
    expect(shown()).toBe(2)
  })

  it.each(['mouse', 'touch'])(
    'goes on after Continuar by %s, which leaves the focus there',
    async (pointer) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      showFocusAfterKeysOnly()
      draw()
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
      const keys = pointer === 'mouse' ? '[MouseLeft]' : '[TouchA]'
      await user.pointer({ keys, target: screen.getByRole('button', { name: 'Pausar' }) })
      await user.pointer({ keys, target: screen.getByRole('button', { name: 'Continuar' }) })
      await user.pointer({ target: document.body })
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pausar' }))
      wait(TURN_MS)
      expect(shown()).toBe(2)
    },
  )

  it('holds while the keyboard stands on its controls', () => {
    draw()
    act(() => dot(1).focus())
    act(() => dot(2).focus())
    wait(2 * TURN_MS)
    expect(shown()).toBe(1)
    act(() => dot(2).blur())
    wait(TURN_MS)
    expect(shown()).toBe(2)
  })

  it('shows the slogan that is chosen, and stays with it', () => {
    draw()
    fireEvent.click(dot(3))
    wait(2 * TURN_MS)
    expect(shown()).toBe(3)
  })

  it('does not turn by itself with reduced motion, and still lets the user choose', () => {
    fakeScreen({ prefersReducedMotion: true })
    draw()
    wait(2 * TURN_MS)
    expect(shown()).toBe(1)
    fireEvent.click(dot(2))
    expect(shown()).toBe(2)
  })

  it('announces no turn', () => {
    draw()
    const live = 'output, [role="status"], [role="alert"], [aria-live]'
    expect(banner().closest(live) ?? banner().querySelector(live)).toBeNull()
  })

  it('leaves no timer behind', () => {
    draw().unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
