import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

interface Mover {
  total: number
  onMove: (chave: number, to: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Lets the items of a list be moved: by their handles, with the arrows or the pointer, or by a press, place by place. */
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
      // On the window, because an item that is moved loses the pointer that it captured.
      window.addEventListener('pointermove', follow, { signal })
      window.addEventListener('pointerup', end, { signal })
      window.addEventListener('pointercancel', end, { signal })
    },
  })
  return { list, handleOf }
}

/** The place of the item at a height; one gives way only when the pointer is past its middle. */
function placeAt(list: HTMLOListElement | null, y: number, from: number): number {
  const boxes = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2)
  const above = middles.filter((middle, index) => index < from && y < middle).length
  const below = middles.filter((middle, index) => index > from && y > middle).length
  return from - above + below
}
