import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepAbove } from './keep-above.ts'

afterEach(() => vi.restoreAllMocks())

/** An element whose top stands at each of these places, one after the other. */
function shownAt(...tops: number[]) {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  for (const top of tops) rect.mockReturnValueOnce({ top } as DOMRect)
  const { container, unmount } = render(<aside ref={keepAbove} />)
  const above = () => container.querySelector('aside')?.style.getPropertyValue('--above')
  return { above, unmount, rect }
}

describe('keepAbove', () => {
  it('says at once what stands above the element', () => {
    expect(shownAt(152.4).above()).toBe('152px')
  })

  it('follows the scroll, down to nothing', () => {
    const { above } = shownAt(152, 40, -12)
    dispatchEvent(new Event('scroll'))
    expect(above()).toBe('40px')
    dispatchEvent(new Event('scroll'))
    expect(above()).toBe('0px')
  })

  it('measures again when the window has another size', () => {
    const { above } = shownAt(152, 196)
    dispatchEvent(new Event('resize'))
    expect(above()).toBe('196px')
  })

  it('measures no more once the element is gone', () => {
    const { unmount, rect } = shownAt(152)
    unmount()
    rect.mockClear()
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('resize'))
    expect(rect).not.toHaveBeenCalled()
  })
})
