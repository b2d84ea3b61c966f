import { useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AlternativaRascunho } from './questao-rascunho.ts'

/** The field that says why an alternative tempts: shown once the user asks for it, or where it has text. */
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
    /** Emptying it to write anew does not hide it. */
    onFocus: () => setIsOpen(true),
  }
}
