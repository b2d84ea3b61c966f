import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import styles from './scroll-box.module.css'
import { ScrollBox } from './scroll-box.tsx'

/** happy-dom has no layout, so the test sets the sizes and triggers the measuring. */
function showWithWidths(scrollWidth: number, clientWidth: number) {
  const measures: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measures.push(measure)
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = render(<ScrollBox label="Tabela">conteúdo</ScrollBox>)
  const box = container.firstElementChild
  Object.defineProperties(box, {
    scrollWidth: { value: scrollWidth },
    clientWidth: { value: clientWidth },
  })
  act(() => measures.forEach((measure) => measure()))
  return box
}

it('is a labelled stop of the Tab key while its content is too wide', () => {
  const box = showWithWidths(600, 328)
  expect(screen.getByRole('group', { name: 'Tabela' })).toBe(box)
  expect(box?.getAttribute('tabindex')).toBe('0')
})

it('is nothing to whom uses the keyboard while all of it is in view', () => {
  const box = showWithWidths(328, 328)
  expect(box?.getAttribute('tabindex')).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})

it('fades at each side at which there is more, as far as it is scrolled', () => {
  const box = showWithWidths(600, 328)
  const scrolledTo = (left: number) => {
    if (!box) throw new Error('There is no box.')
    box.scrollLeft = left
    act(() => void box.dispatchEvent(new Event('scroll')))
    return ['before', 'after', 'both'].filter((side) => box.classList.contains(styles[side] ?? ''))
  }
  expect([0, 100, 272].map(scrolledTo)).toEqual([['after'], ['both'], ['before']])
})

it('fades nowhere while all of it is in view', () => {
  expect(showWithWidths(328, 328)?.className.trim()).toBe('')
})
