import { useCallback, useEffect, type RefCallback } from 'react'

const SITE = 'Rumo'

let isFirstHeading = true
const headings = new WeakSet<HTMLElement>()

/**
 * Names the page 'title · Rumo' and gives the ref of its h1 (with `tabIndex={-1}`), which takes the focus each time
 * that a new one appears, so that screen readers announce the page. The one exception is the first h1 of a page that
 * was just loaded: there the browser reads from the top. Behind a question that is open on this page it leaves the
 * focus where one answers.
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

/** Whether a dialog of this page is open; one of another page is about to close (dialogs.ts). */
function isBehindQuestion(): boolean {
  const [question] = document.querySelectorAll<HTMLElement>('[aria-modal="true"][data-page]')
  return question?.dataset['page'] === location.pathname
}

/**
 * Every bundle has a copy of this module: the first heading that this copy sees may come after a
 * navigation out of another remote. The address that the document was loaded from tells.
 */
function isAtLoadedAddress(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return !load || new URL(load.name, location.href).pathname === location.pathname
}
