import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

interface Mover {
  total: number
  onMove: (chave: number, to: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves the items of a list: by dragging their handles, by the arrow keys on a handle, or by buttons that move an item
 * by one place.
 */
export function useMover({ total, onMove }: Mover) {
  const list = useRef<HTMLOListElement>(null)
  const drag = useRef<AbortController | null>(null)
  useEffect(() => () => drag.current?.abort(), [])

  const goTo = (chave: number, from: number, to: number) => {
    if (to !== from && to >= 0 && to < total) onMove(chave, to)
  }
  const handleOf = (chave: number, index: number) => ({
    isFirst: index === 0,
    isLast: index === total - 1,
    onStep: (step: number) => goTo(chave, index, index + step),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      goTo(chave, index, index + step)
    },
    onPointerDown: ({ currentTarget, button }: PointerEvent) => {
      const item = currentTarget.closest('li')
      if (button !== 0 || !item) return
      drag.current?.abort()
      drag.current = new AbortController()
      const { signal } = drag.current
      const follow = ({ clientY }: globalThis.PointerEvent) => {
        const from = [...(list.current?.children ?? [])].indexOf(item)
        goTo(chave, from, placeAt(list.current, clientY, from))
      }
      const end = () => drag.current?.abort()
      // Listens on the window, because an item that is moved in the document loses the pointer that it captured.
      window.addEventListener('pointermove', follow, { signal })
      window.addEventListener('pointerup', end, { signal })
      window.addEventListener('pointercancel', end, { signal })
    },
  })
  return { list, handleOf }
}

/**
 * The place for an item at a height. The item passes a neighbour only once the pointer is past the neighbour's middle.
 */
function placeAt(list: HTMLOListElement | null, y: number, from: number): number {
  const boxes = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2)
  const above = middles.filter((middle, index) => index < from && y < middle).length
  const below = middles.filter((middle, index) => index > from && y > middle).length
  return from - above + below
}
