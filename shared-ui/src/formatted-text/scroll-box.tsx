import { useEffect, useState, type ReactNode } from 'react'
import styles from './scroll-box.module.css'

interface ScrollBoxProps {
  /** The name of the content. Screen readers read it when the box takes the focus. */
  label: string
  className?: string | undefined
  children: ReactNode
  /** `span` where only inline content is allowed. */
  as?: 'div' | 'span'
  /** The TeX source of a formula, for the tool that reads it aloud. */
  formula?: string
}

/**
 * A box whose content scrolls when it is too large. Only then can the box be reached with the Tab key (WCAG 2.1.1:
 * content that scrolls must scroll with the keyboard too), and fades at each side where there is more.
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

  // Runs after every render, because the content may have changed.
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

/** The sides of a box at which there is more to scroll to. */
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
