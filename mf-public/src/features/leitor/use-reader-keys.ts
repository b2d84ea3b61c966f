import { useEffect, type RefObject } from 'react'
import type { PdfView } from './documento/pdf-view.ts'

interface ReaderKeys {
  /** The scrolling element of the pages. While it has the focus, the browser itself scrolls it by key. */
  container: RefObject<HTMLElement | null>
  onSearch: () => void
}

/** How far an arrow key (LINE) and a page key (SCREEN) scroll, as parts of the visible height. */
const LINE = 0.08
const SCREEN = 0.9

const SCROLLS: Record<string, number> = {
  ArrowDown: LINE,
  ArrowUp: -LINE,
  PageDown: SCREEN,
  PageUp: -SCREEN,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The keyboard shortcuts of an open PDF. Ctrl+F searches the PDF, wherever the focus is, because the browser's own
 * search only sees the pages in view. Keys that scroll a page scroll the PDF, except in a field. + and - zoom only
 * while the focus is among the pages, because users of speech input may type characters anywhere (WCAG 2.1.4).
 */
export function useReaderKeys(view: PdfView | null, { container, onSearch }: ReaderKeys): void {
  useEffect(() => {
    if (!view) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'f') return
        event.preventDefault()
        onSearch()
        return
      }
      if (isField(event.target)) return
      const isAmongPages = container.current?.contains(event.target as Node) ?? false
      if (isAmongPages ? zoom(event.key) : scroll(event.key)) event.preventDefault()
    }
    const zoom = (key: string): boolean => {
      if (key === '+' || key === '=') view.zoomIn()
      else if (key === '-') view.zoomOut()
      else return false
      return true
    }
    const scroll = (key: string): boolean => {
      const part = SCROLLS[key]
      if (part !== undefined) view.scroll(part)
      return part !== undefined
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [view, container, onSearch])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
