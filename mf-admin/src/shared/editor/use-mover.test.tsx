import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useMover } from './use-mover.ts'

const HEIGHT = 40
const onMove = vi.fn<(chave: number, to: number) => void>()

beforeEach(() => {
  onMove.mockReset()
  // Items of the same height, one below the other.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, index * HEIGHT, 100, HEIGHT)
  })
})

function Lista() {
  const [chaves, setChaves] = useState<readonly number[]>([1, 2, 3])
  const move = (chave: number, to: number) => {
    onMove(chave, to)
    setChaves((before) => before.filter((each) => each !== chave).toSpliced(to, 0, chave))
  }
  const { list, handleOf } = useMover({ total: chaves.length, onMove: move })
  return (
    <ol ref={list}>
      {chaves.map((chave, index) => {
        const { onKeyDown, onPointerDown } = handleOf(chave, index)
        return (
          <li key={chave}>
            <button type="button" {...{ onKeyDown, onPointerDown }}>
              {chave}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const handle = (chave: number) => screen.getByRole('button', { name: `${chave}` })
const order = () => screen.getAllByRole('button').map(({ textContent }) => Number(textContent))
const pointTo = (clientY: number) => fireEvent.pointerMove(window, { clientY })

describe('the handle of an item', () => {
  it.each([
    ['lets go of it', () => fireEvent.pointerUp(window)],
    ['is taken for something else', () => fireEvent.pointerCancel(window)],
  ])('moves it past the middles of others, until the pointer %s', (_how, end) => {
    render(<Lista />)
    fireEvent.pointerDown(handle(1), { button: 0 })
    pointTo(1.4 * HEIGHT)
    expect(order()).toEqual([1, 2, 3])
    pointTo(1.6 * HEIGHT)
    expect(order()).toEqual([2, 1, 3])
    pointTo(2.9 * HEIGHT)
    expect(order()).toEqual([2, 3, 1])
    pointTo(99 * HEIGHT)
    expect(order()).toEqual([2, 3, 1])
    end()
    pointTo(0)
    expect(order()).toEqual([2, 3, 1])
  })

  it('moves it by the main button alone', () => {
    render(<Lista />)
    fireEvent.pointerDown(handle(1), { button: 2 })
    pointTo(2.9 * HEIGHT)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('listens to the window no more once its list is gone', () => {
    const listen = vi.spyOn(window, 'addEventListener')
    const endings = () =>
      listen.mock.calls
        .filter(([name]) => name.startsWith('pointer'))
        .map(([, , options]) => typeof options === 'object' && options.signal?.aborted)
    const { unmount } = render(<Lista />)
    fireEvent.pointerDown(handle(3), { button: 0 })
    expect(endings()).toEqual([false, false, false])
    unmount()
    expect(endings()).toEqual([true, true, true])
  })

  it('moves it by the arrows, with which the page does not scroll, and not beyond the ends', () => {
    render(<Lista />)
    // `fireEvent` returns false if the default was prevented.
    expect(fireEvent.keyDown(handle(1), { key: 'ArrowUp' })).toBe(false)
    expect(onMove).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(handle(1), { key: 'ArrowDown' })).toBe(false)
    expect(order()).toEqual([2, 1, 3])
    expect(fireEvent.keyDown(handle(3), { key: 'ArrowDown' })).toBe(false)
    expect(order()).toEqual([2, 1, 3])
    expect(fireEvent.keyDown(handle(3), { key: 'Tab' })).toBe(true)
  })
})
