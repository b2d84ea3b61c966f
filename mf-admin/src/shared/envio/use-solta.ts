import { useState, type ClipboardEvent, type DragEvent } from 'react'

/**
 * Has an element take a file that is dropped anywhere in it, or an image that is pasted there. A text that is copied
 * from a word processor brings a picture of itself along: that is pasted as text. Null: nothing is taken.
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

/** Has a form take no file where none belongs: the browser would open it in place of the page. */
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
