import { useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AlternativaRascunho } from './questao-rascunho.ts'

/**
 * The state of the field that says why an alternative is wrong. The field shows when the user asks for it, or when it
 * has text.
 */
export function useComentario({ correta, comentario }: AlternativaRascunho) {
  const [isOpen, setIsOpen] = useState(false)
  const isShown = !correta && (isOpen || comentario !== '')
  return {
    isShown,
    mayOpen: !correta && !isShown,
    open: ({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) => {
      const { form } = currentTarget
      flushSync(() => setIsOpen(true))
      const field = form?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
    /** Keeps the field visible when the user empties it to write something else. */
    onFocus: () => setIsOpen(true),
  }
}
