import { Button, confirm, IconClose } from '@rumo/shared-ui'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  titulo: string
  /** Whether something would be lost. Then Esc and the close button ask first. */
  isChanged: () => boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open while it is mounted. Afterwards the focus returns to the element that had it before. */
export function Dialog({ titulo, isChanged, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    firstField(element)?.focus()
    // Close before it is removed, so that the focus returns to what opened it.
    return () => element?.close()
  }, [])

  const askAndClose = async () => {
    if (!isChanged() || (await mayDiscard())) onClose()
  }
  // Handles the key itself, because a browser allows `cancel` to be prevented only once in a row.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    void askAndClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void askAndClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={title}>{titulo}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Fechar"
          onClick={() => void askAndClose()}
        >
          <IconClose />
        </button>
      </div>
      {children}
    </dialog>
  )
}

interface DialogFootProps {
  onCancel: () => void
  cancelar?: string
  /** The main button of the dialog. */
  children: ReactNode
}

export const DialogFoot = ({ onCancel, cancelar = 'Cancelar', children }: DialogFootProps) => (
  <div className={styles.foot}>
    <Button variant="quiet" onClick={onCancel}>
      {cancelar}
    </Button>
    {children}
  </div>
)

const firstField = (dialog: HTMLDialogElement | null) =>
  dialog?.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"]), select, textarea):not(:disabled)',
  )

export const mayDiscard = () =>
  confirm({
    titulo: 'Descartar o que você mudou?',
    texto: 'O que está no formulário ainda não foi salvo.',
    confirmar: 'Descartar',
    cancelar: 'Continuar editando',
  })
