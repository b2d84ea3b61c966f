import { usePageTitle } from '@rumo/shared-ui'
import { useCallback, useMemo, useRef, useState, type RefCallback, type RefObject } from 'react'

export interface ScreenHeading {
  /** The ref of the h1. */
  readonly attach: RefCallback<HTMLHeadingElement>
  /** Leads the focus back to the heading that is there, where an action took away what had it. */
  readonly focus: () => void
  /** Scrolls it up to where the page's bar ends. */
  readonly bringUp: () => void
  /** Gives the page another title; null: that of the screen. */
  readonly rename: (title: string | null) => void
}

/**
 * Names the page and gives the ref of its h1. Each new h1 takes the focus, as usePageTitle says, unless
 * the focus stands in `keeps`: a control that changes what the screen shows is not to be left by it.
 */
export function useScreenHeading(
  title: string,
  keeps: RefObject<HTMLElement | null>,
): ScreenHeading {
  const [other, rename] = useState<string | null>(null)
  const takeFocus = usePageTitle(other ?? title)
  const current = useRef<HTMLHeadingElement>(null)
  const attach = useCallback(
    (heading: HTMLHeadingElement | null) => {
      current.current = heading
      if (!keeps.current?.contains(document.activeElement)) takeFocus(heading)
    },
    [keeps, takeFocus],
  )
  return useMemo(
    () => ({
      attach,
      focus: () => current.current?.focus({ preventScroll: true }),
      bringUp: () => current.current?.scrollIntoView({ block: 'start' }),
      rename,
    }),
    [attach],
  )
}
