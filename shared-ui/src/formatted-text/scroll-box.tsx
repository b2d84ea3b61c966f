import { useEffect, useState, type ReactNode } from 'react'
import styles from './scroll-box.module.css'

interface ScrollBoxProps {
  /** What the box holds; it is said when the box takes the focus. */
  label: string
  className?: string | undefined
  children: ReactNode
  /** Where only inline content may stand, `span`. */
  as?: 'div' | 'span'
  /** The TeX of a formula, for what reads it aloud. */
  formula?: string
}

/**
 * A box whose content scrolls inside it where it is too large. Only then is it a stop of the Tab key
 * (WCAG 2.1.1: what scrolls must scroll by keyboard too), and fades at each side at which more of it is.
 */
export function ScrollBox({
  label,
  className = '',
  children,
  as: Box = 'div',
  formula,
}: ScrollBoxProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [overflows, setOverflows] = useState(false)
  const [more, setMore] = useState<More | null>(null)

  // After every render: what is in the box may be another than before.
  useEffect(() => {
    if (!box) return undefined
    const look = () => setMore(moreIn(box))
    const observer = new ResizeObserver(() => {
      setOverflows(isTooSmall(box))
      look()
    })
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  })

  const stop = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  return (
    <Box
      ref={setBox}
      data-formula={formula}
      className={more ? `${className} ${styles[more]}` : className}
      {...stop}
    >
      {children}
    </Box>
  )
}

/** On which sides of a box there is more to scroll to. */
type More = 'before' | 'after' | 'both'

function moreIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More | null {
  const isBefore = scrollLeft > 1
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1
  if (isBefore && isAfter) return 'both'
  if (isBefore) return 'before'
  return isAfter ? 'after' : null
}

function isTooSmall(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
}
