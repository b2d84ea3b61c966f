import { usePageTitle } from '@rumo/shared-ui'
import { useCallback, useRef } from 'react'

/**
 * The heading of a screen, which also names the page. Returns `ref` for the `<h1>`, and `focus`, which moves the focus
 * to the heading when the focused element is gone.
 */
export function useHeading(titulo: string) {
  const setTitle = usePageTitle(titulo)
  const heading = useRef<HTMLHeadingElement>(null)
  const ref = useCallback(
    (element: HTMLHeadingElement | null) => {
      heading.current = element
      setTitle(element)
    },
    [setTitle],
  )
  const focus = useCallback(() => heading.current?.focus(), [])
  return { ref, focus }
}
