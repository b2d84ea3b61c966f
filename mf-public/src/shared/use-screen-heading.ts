import { stopSecondTap, usePageTitle } from '@rumo/shared-ui'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react'

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
 * the focus stands in `keeps`: a control that changes what the screen shows is not to be left by it. What it heads
 * takes the place of something else, wherever one pressed that: the second tap of two does nothing there.
 */
export function useScreenHeading(
  title: string,
  keeps?: RefObject<HTMLElement | null>,
): ScreenHeading {
  const [other, rename] = useState<string | null>(null)
  const takeFocus = usePageTitle(other ?? title)
  const current = useRef<HTMLHeadingElement>(null)
  const sinceMs = useRef(-Infinity)
  useEffect(() => {
    const stop = (press: MouseEvent) => stopSecondTap(press, sinceMs.current)
    document.addEventListener('click', stop, true)
    return () => document.removeEventListener('click', stop, true)
  }, [])
  const attach = useCallback(
    (heading: HTMLHeadingElement | null) => {
      current.current = heading
      if (heading) sinceMs.current = performance.now()
      if (!keeps?.current?.contains(document.activeElement)) takeFocus(heading)
    },
    [keeps, takeFocus],
  )
  return useMemo(
    () => ({
      attach,
      focus: () => current.current?.focus({ preventScroll: true }),
      bringUp: () => {
        // Chromium gives a promise, which an effect must not give on as its clean-up.
        current.current?.scrollIntoView({ block: 'start' })
      },
      rename,
    }),
    [attach],
  )
}

/** Gives the page this title as long as it is one; null: that of the screen. */
export function useOtherTitle({ rename }: ScreenHeading, title: string | null): void {
  useEffect(() => {
    rename(title)
    return () => rename(null)
  }, [rename, title])
}

/**
 * Gives the heading the focus where `layout` changed and what had it is not in the new one: a window was made wider, or
 * a tablet turned.
 */
function useFocusThroughLayouts(heading: ScreenHeading, layout: unknown): void {
  const before = useRef(layout)
  useEffect(() => {
    const isLost = before.current !== layout && document.activeElement === document.body
    before.current = layout
    if (isLost) heading.focus()
  }, [heading, layout])
}

/**
 * Brings the heading up when `place` changes: where a bar stays in view, another question begins right
 * under it, without the header. `isOn` tells one layout from the other: the focus goes over to the new one.
 */
export function useBringUpOnChange(heading: ScreenHeading, place: unknown, isOn: boolean): void {
  useFocusThroughLayouts(heading, isOn)
  const before = useRef(place)
  useEffect(() => {
    if (isOn && before.current !== place) heading.bringUp()
    before.current = place
  }, [place, heading, isOn])
}
