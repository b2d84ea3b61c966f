import { useState, type ClipboardEvent, type DragEvent } from 'react'

/**
 * Lets an element take files that are dropped on it, and images that are pasted into it. Text from a word processor
 * comes with a picture of itself, so a paste with text is left as text. With null, the element takes nothing.
 */
export function useSolta(take: ((file: File) => void) | null) {
  const [isOver, setIsOver] = useState(false)
  if (take === null) return {}
  return {
    'data-over': isOver || undefined,
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event
      const image = [...clipboardData.files].find(({ type }) => type.startsWith('image/'))
      if (!image || event.isDefaultPrevented() || clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      take(image)
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      setIsOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      take(file)
    },
  }
}

/** Refuses files that are dropped elsewhere on a form. The browser would otherwise open them in place of the page. */
export const refuseSolta = {
  onDragOver: (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  },
  onDrop: (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  },
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
