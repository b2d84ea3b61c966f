import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './editor.module.css'

interface FerramentasProps {
  /** The name of the toolbar for screen readers: 'Ferramentas da B'. */
  label: string
  children: ReactNode
}

/** The buttons of one item in a row. The row is one stop of the Tab key; ← and → move within it. */
export function Ferramentas({ label, children }: FerramentasProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  // After each render, because buttons come and go, such as the one for a file while it uploads.
  useEffect(() => {
    const buttons = buttonsOf(bar.current)
    const last = Math.min(stop, buttons.length - 1)
    for (const [place, button] of buttons.entries()) button.tabIndex = place === last ? 0 : -1
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(bar.current)
    const here = buttons.findIndex((button) => button === event.target)
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: buttons.length - 1 }
    const next = buttons[to[event.key as keyof typeof to]]
    if (!next || event.altKey) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={bar}
      className={styles.ferramentas}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const here = buttonsOf(bar.current).findIndex((button) => button === target)
        if (here !== -1) setStop(here)
      }}
    >
      {children}
    </div>
  )
}

const buttonsOf = (bar: HTMLElement | null) =>
  Array.from(bar?.querySelectorAll<HTMLElement>('button') ?? [])
