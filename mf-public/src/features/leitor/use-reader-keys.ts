import { useEffect, type RefObject } from 'react'
import type { PdfView } from './pdf-view.ts'

interface ReaderKeys {
  /** What scrolls by itself while the focus is in it. */
  container: RefObject<HTMLElement | null>
  onSearch: () => void
}

/** A line, and what a page key leaves in view, as parts of what is in view. */
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
 * The keys of an open PDF, wherever the focus is but in a field: + and - change its size, Ctrl+F searches
 * it (the browser's own search sees only the pages in view), and what scrolls a page scrolls its pages.
 */
export function useReaderKeys(view: PdfView | null, { container, onSearch }: ReaderKeys): void {
  useEffect(() => {
    if (!view) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isField(event.target)) return
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'f') return
        event.preventDefault()
        onSearch()
        return
      }
      if (act(event)) event.preventDefault()
    }
    const act = ({ key, target }: KeyboardEvent): boolean => {
      const scroll = SCROLLS[key]
      if (key === '+' || key === '=') view.zoomIn()
      else if (key === '-') view.zoomOut()
      else if (scroll !== undefined && !container.current?.contains(target as Node)) {
        view.scroll(scroll)
      } else return false
      return true
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [view, container, onSearch])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
