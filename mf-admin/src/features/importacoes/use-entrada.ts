import { useEffect, useRef, useState, type DragEvent } from 'react'
import { isGabaritoDigitado } from './arquivos.ts'

interface Entrada {
  onFiles: (files: readonly File[]) => void
  /** Called with an answer key that was pasted as text. */
  onGabarito: (texto: string) => void
}

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])]

/** Accepts files that are dropped on an element, and files or an answer key that are pasted anywhere on the page. */
export function useEntrada({ onFiles, onGabarito }: Entrada) {
  const [isOver, setIsOver] = useState(false)
  const now = useRef({ onFiles, onGabarito })
  useEffect(() => {
    now.current = { onFiles, onGabarito }
  }, [onFiles, onGabarito])
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData)
      if (files.length > 0) {
        event.preventDefault()
        now.current.onFiles(files)
        return
      }
      const texto = event.clipboardData?.getData('text/plain') ?? ''
      if (isInField(event.target) || !isGabaritoDigitado(texto)) return
      event.preventDefault()
      now.current.onGabarito(texto)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [])
  const props = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const files = filesIn(event.dataTransfer)
      if (files.length > 0) onFiles(files)
    },
  }
  return { isOver, props }
}

const isInField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
