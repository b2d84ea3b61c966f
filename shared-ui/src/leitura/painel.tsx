import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { IconClose } from '../icons.tsx'
import { AjustesView } from './ajustes.tsx'
import type { PainelProps } from './leitura.tsx'
import styles from './painel.module.css'

/**
 * The panel of the reading tools: a sheet at the bottom that is not modal. The page keeps as much room below as it
 * takes, so that nothing stays covered.
 */
export function Painel({ id, guardada, takesFocus, onClose }: PainelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const title = useId()
  useRoomBelow(panel)
  useLayoutEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  const handleKey = (event: KeyboardEvent) => {
    // A letter typed here chooses no alternative of the question around it.
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc only shortens what its button does
    <dialog
      ref={panel}
      id={id}
      className={styles.painel}
      popover="manual"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div className={styles.dentro}>
        <div className={styles.cabeca}>
          <h2 id={title} className={styles.titulo}>
            Leitura
          </h2>
          <button type="button" className={styles.fechar} aria-label="Fechar" onClick={onClose}>
            <IconClose />
          </button>
        </div>
        <AjustesView guardada={guardada} />
      </div>
    </dialog>
  )
}

/** Shows it above everything, and tells the page in `--painel` how much of its bottom that takes. */
function useRoomBelow(panel: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return undefined
    // Firefox before 125 has none: there the panel stands in the page's own layer.
    if ('showPopover' in element) element.showPopover()
    else (element as HTMLDialogElement).show()
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--painel', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--painel')
    }
  }, [panel])
}
