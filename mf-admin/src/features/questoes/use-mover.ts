import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

interface Mover {
  /** How many there are. */
  total: number
  onMove: (chave: number, to: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Lets the items of a list be moved by their handles: with the arrows, or with the pointer. */
export function useMover({ total, onMove }: Mover) {
  const list = useRef<HTMLOListElement>(null)
  const moving = useRef<number | null>(null)

  const goTo = (chave: number, from: number, to: number) => {
    if (to !== from && to >= 0 && to < total) onMove(chave, to)
  }
  const handleOf = (chave: number, index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      goTo(chave, index, index + step)
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      moving.current = chave
    },
    onPointerMove: (event: PointerEvent) => {
      if (moving.current === chave) goTo(chave, index, placeAt(list.current, event.clientY, index))
    },
    onPointerUp: () => {
      moving.current = null
    },
    onPointerCancel: () => {
      moving.current = null
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
