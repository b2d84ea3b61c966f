import { IconClose } from '@rumo/shared-ui'
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import styles from './bottom-sheet.module.css'

interface BottomSheetProps {
  titulo: string
  onClose: () => void
  children: ReactNode
}

/**
 * A modal sheet at the bottom of a phone's screen, open while it is mounted. Esc, a tap beside it and its button call
 * `onClose`; the focus then returns to the element that opened it. Keys pressed in the sheet do not reach the question
 * around it, where letters choose an alternative.
 */
export function BottomSheet({ titulo, onClose, children }: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // `close` before the dialog is removed, so that the focus returns to the element that opened it.
    return () => element?.close()
  }, [])

  const closeFromOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is the dialog's own key; the click is the pointer's way to the same
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={title}
      onCancel={onClose}
      onClick={closeFromOutside}
      onKeyDown={keepToItself}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={title}>
            {titulo}
          </h2>
          <button type="button" className={styles.close} aria-label="Fechar" onClick={onClose}>
            <IconClose />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

function keepToItself(event: KeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation()
}
