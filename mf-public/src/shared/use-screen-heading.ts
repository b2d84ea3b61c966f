import { stopSecondTap, usePageTitle } from '@rumo/shared-ui'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react'

export interface ScreenHeading {
  /** The ref of the h1. */
  readonly attach: RefCallback<HTMLHeadingElement>
  /** Moves the focus to the heading, when an action removed the element that had it. */
  readonly focus: () => void
  /** Scrolls the heading up to the end of the page's bar. */
  readonly bringUp: () => void
  /** Gives the page another title; null for the title of the screen. */
  readonly rename: (title: string | null) => void
}

/**
 * Names the page and gives the ref of its h1. Each new h1 takes the focus, as usePageTitle says. It does not when the
 * focus is inside `keeps`, so that a control that changes the screen keeps the focus. A new h1 also means that the
 * content under the pointer was replaced, so the second tap of a double tap is ignored.
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
        // Braces, because Chromium returns a promise here, and an effect that calls this must not return it as its
        // clean-up.
        current.current?.scrollIntoView({ block: 'start' })
      },
      rename,
    }),
    [attach],
  )
}

/** Gives the page this title while it is not null; with null, the page has the title of the screen. */
export function useOtherTitle({ rename }: ScreenHeading, title: string | null): void {
  useEffect(() => {
    rename(title)
    return () => rename(null)
  }, [rename, title])
}

/**
 * Moves the focus to the heading when `layout` changed and the focused element is not in the new layout, after a window
 * was made wider or a tablet turned.
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
 * Scrolls the heading up when `place` changes. Where a bar stays in view, the next question then begins right below the
 * bar, without the header. `isOn` tells whether the layout has that bar; when the layout changes, a lost focus moves to
 * the heading.
 */
export function useBringUpOnChange(heading: ScreenHeading, place: unknown, isOn: boolean): void {
  useFocusThroughLayouts(heading, isOn)
  const before = useRef(place)
  useLayoutEffect(() => {
    if (isOn && before.current !== place) heading.bringUp()
    before.current = place
  }, [place, heading, isOn])
}
