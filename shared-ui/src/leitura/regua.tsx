import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { IconClose, IconMove } from '../exam-icons.tsx'
import styles from './regua.module.css'

/** The height of the band: about three lines of text. */
const BAND_PX = 96
/** The height of the handle below the band, the same as in regua.module.css. */
const HANDLE_PX = 48
const STEP_PX = 32
/** The initial distance from the top of the window. */
const BEGIN_PX = 200

/**
 * A band in which the lines stay clear while everything else is veiled. Its handle stands below the band, so that it
 * covers no lines. The handle is dragged, or moved with the arrow keys.
 */
export function Regua({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(BEGIN_PX)
  const [height, setHeight] = useState(innerHeight)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    if ('showPopover' in element) element.showPopover()
    const observer = new ResizeObserver(() => setHeight((element as HTMLElement).clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => place.current?.style.setProperty('--topo', `${top}px`), [top])
  const lowest = Math.max(0, height - BAND_PX - HANDLE_PX)
  const moveTo = (wanted: number) => {
    const next = Math.min(Math.max(0, wanted), lowest)
    // At an edge of the window the page scrolls instead.
    if (next !== wanted) scrollBy({ top: wanted - next })
    setTop(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    moveTo(top + by)
  }
  const drag = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) moveTo(clientY - BAND_PX - HANDLE_PX / 2)
  }
  return (
    <div ref={place} className={styles.regua} popover="manual">
      <div className={styles.acima} />
      <div className={styles.faixa} />
      <div className={styles.abaixo}>
        <Tirar onClose={onClose} />
        <div
          className={styles.alca}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range of HTML moves along a track; this moves itself
          role="slider"
          tabIndex={0}
          aria-label="Régua de leitura"
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((100 * top) / Math.max(1, lowest))}
          onKeyDown={handleKey}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={drag}
        >
          <IconMove />
        </div>
      </div>
    </div>
  )
}

const Tirar = ({ onClose }: { onClose: () => void }) => (
  <button type="button" className={styles.fechar} aria-label="Tirar a régua" onClick={onClose}>
    <IconClose />
  </button>
)

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: STEP_PX,
  ArrowUp: -STEP_PX,
  PageDown: BAND_PX,
  PageUp: -BAND_PX,
}
