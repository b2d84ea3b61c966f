import { useCallback, useEffect, type RefCallback } from 'react'

const SITE = 'Rumo'

let isFirstHeading = true
const headings = new WeakSet<HTMLElement>()

/**
 * Names the page 'title · Rumo' and returns the ref of its h1 (with `tabIndex={-1}`). Each new h1 takes the focus, so
 * that screen readers announce the page. There are two exceptions. The first h1 of a page that was just loaded takes no
 * focus, because screen readers then read from the top. An h1 behind an open dialog of this page leaves the focus in
 * the dialog.
 */
export function usePageTitle(title: string): RefCallback<HTMLHeadingElement> {
  useEffect(() => {
    document.title = `${title} · ${SITE}`
  }, [title])

  return useCallback((heading: HTMLHeadingElement | null) => {
    if (!heading || headings.has(heading)) return
    headings.add(heading)
    if (!isBehindQuestion() && (!isFirstHeading || !isAtLoadedAddress())) heading.focus()
    isFirstHeading = false
  }, [])
}

/** Whether a dialog of this page is open. A dialog of another page is about to close (dialogs.ts). */
function isBehindQuestion(): boolean {
  const [question] = document.querySelectorAll<HTMLElement>('[aria-modal="true"][data-page]')
  return question?.dataset['page'] === location.pathname
}

/**
 * Whether the current address is the one from which the document was loaded. Every bundle has a copy of this module, so
 * the first heading that this copy sees may come after a navigation from another remote.
 */
function isAtLoadedAddress(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return !load || new URL(load.name, location.href).pathname === location.pathname
}
