import type { SweetAlertOptions } from 'sweetalert2'

/** Settles once the last closed dialog has returned the focus. A toast that opened earlier would prevent that. */
let returning: Promise<unknown> = Promise.resolve()

export const untilReturned = () => returning

/**
 * Opens a dialog. Resolves to whether it was confirmed; false when the user leaves the page that it is about, and
 * undefined when the code of the dialogs could not be loaded. The caller then uses the browser's own dialog.
 */
export async function open(
  options: SweetAlertOptions,
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  const { pathname } = location
  const isLeft = () => location.pathname !== pathname
  const loaded = await load()
  if (!loaded) return undefined
  if (isLeft() || signal?.aborted) return false
  const target = topLayer()
  const before = document.activeElement
  const shown: { container?: HTMLElement | null } = {}
  const close = () => {
    // If the form that contains the dialog was removed, sweetalert2 would keep the page hidden from screen readers.
    if (shown.container?.isConnected === false) document.body.append(shown.container)
    loaded.SweetAlert.close()
  }
  const closeIfLeft = () => {
    if (isLeft()) close()
  }
  const closeByEsc = (event: KeyboardEvent) => {
    const { container } = shown
    if (event.key !== 'Escape' || !container?.isConnected) return
    if (container.contains(document.activeElement)) return
    // Esc belongs to the question, not to a form below it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  // The element that contains the dialog may be removed, for example a sheet when a phone is turned.
  const watch = new MutationObserver(() => {
    if (!target.isConnected) close()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  addEventListener('popstate', closeIfLeft)
  // On the window, because the page behind the dialog may have changed and taken the focus.
  addEventListener('keydown', closeByEsc, true)
  signal?.addEventListener('abort', close)
  const closed = Promise.withResolvers<undefined>()
  const answer: { isConfirmed?: boolean } = await loaded.SweetAlert.fire({
    ...options,
    target,
    didOpen: (popup) => {
      shown.container = popup.parentElement
      popup.dataset['page'] = pathname
      // sweetalert2's style would make the body a scroll container, and sticky elements would no longer stick to the
      // window.
      document.body.style.overflow = 'visible'
    },
    // Also called when another dialog replaces this one.
    didDestroy: () => {
      document.body.style.removeProperty('overflow')
      closed.resolve(undefined)
    },
  } as SweetAlertOptions)
  returning = closed.promise
  // The listeners are removed now, because closing the dialog again during its fade-out would suppress the event of its
  // end.
  watch.disconnect()
  removeEventListener('popstate', closeIfLeft)
  removeEventListener('keydown', closeByEsc, true)
  signal?.removeEventListener('abort', close)
  await closed.promise
  if (document.activeElement === document.body) giveFocus(before)
  // A dialog that was replaced by another one has no answer.
  return answer.isConfirmed ?? false
}

function giveFocus(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
}

/** The topmost open <dialog>, or the body. While a <dialog> is open, everything outside of it is inert. */
const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body

/** sweetalert2 is loaded with the first dialog, not with the page. Resolves to null when it cannot be loaded. */
export async function load() {
  return import('./sweet-alert.ts').catch(() => null)
}
