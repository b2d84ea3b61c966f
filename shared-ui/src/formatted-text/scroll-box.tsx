import { useEffect, useState, type ReactNode } from 'react'

interface ScrollBoxProps {
  /** What the box holds; it is said when the box takes the focus. */
  label: string
  className?: string | undefined
  children: ReactNode
  /** Where only inline content may stand, `span`. */
  as?: 'div' | 'span'
}

/**
 * A box whose content scrolls inside it where it is too large. Only then is it a stop of the Tab key
 * (WCAG 2.1.1: what scrolls must scroll by keyboard too).
 */
export function ScrollBox({ label, className, children, as: Box = 'div' }: ScrollBoxProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [overflows, setOverflows] = useState(false)

  // After every render: what is in the box may be another than before.
  useEffect(() => {
    if (!box) return undefined
    const observer = new ResizeObserver(() => setOverflows(isTooSmall(box)))
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  })

  const stop = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  return (
    <Box ref={setBox} className={className} {...stop}>
      {children}
    </Box>
  )
}

function isTooSmall(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
}
