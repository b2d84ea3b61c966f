import type { Navigate } from '../rest-of-shell.ts'
import { localPath } from './local-path.ts'

/**
 * Turns a plain click on a link of this site into a navigation without a reload, whichever bundle drew the link. Clicks
 * with a modifier key, other windows, downloads and addresses outside the base are left to the browser.
 */
export function followLinks(base: string, navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || !link.href) return
    const url = new URL(link.href)
    if (url.origin !== location.origin || localPath(base, url.pathname) === null) return
    if (url.hash && url.pathname + url.search === location.pathname + location.search) return
    event.preventDefault()
    navigate(url.href)
  })
}
