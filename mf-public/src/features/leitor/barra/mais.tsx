import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './mais.module.css'
import { IconMore } from './leitor-icons.tsx'

/**
 * On a phone, a button for the controls that do not fit into the bar. It opens a panel that leaves the PDF in view, so
 * that the user sees the effect of the zoom. On a wide screen the controls stand in the bar itself.
 */
export function Mais({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeFromOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [isOpen])

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key closes what the button opened, wherever in it the focus is
    <div ref={root} className={styles.mais} onKeyDown={closeByKey}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label="Mais opções"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconMore />
      </button>
      <div id={panel} className={styles.panel} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}
