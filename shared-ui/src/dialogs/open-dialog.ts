import type { SweetAlertOptions } from 'sweetalert2'

/** Settles once the last dialog that was closed has given the focus back, which a toast would keep it from. */
let returning: Promise<unknown> = Promise.resolve()

export const untilReturned = () => returning

/**
 * Whether it was confirmed, which it is not where one leaves the page that it is about; undefined where what draws
 * it could not be had: the browser's own stands in.
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
    // If its form was removed, the page would stay hidden from screen readers.
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
    // It is the question's, not that of a form below it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  // What it stands in may go by itself, as a phone's sheet does where the phone is turned.
  const watch = new MutationObserver(() => {
    if (!target.isConnected) close()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  addEventListener('popstate', closeIfLeft)
  // The page behind may have changed, and taken the focus.
  addEventListener('keydown', closeByEsc, true)
  signal?.addEventListener('abort', close)
  const closed = Promise.withResolvers<undefined>()
  const answer: { isConfirmed?: boolean } = await loaded.SweetAlert.fire({
    ...options,
    target,
    didOpen: (popup) => {
      shown.container = popup.parentElement
      popup.dataset['page'] = pathname
      // It would turn the body into a scroll container, and sticky elements would no longer stick to the window.
      document.body.style.overflow = 'visible'
    },
    // Also where another dialog takes its place.
    didDestroy: () => {
      document.body.style.removeProperty('overflow')
      closed.resolve(undefined)
    },
  } as SweetAlertOptions)
  returning = closed.promise
  // While it fades away it must not be closed again: of its end nothing would be told.
  watch.disconnect()
  removeEventListener('popstate', closeIfLeft)
  removeEventListener('keydown', closeByEsc, true)
  signal?.removeEventListener('abort', close)
  await closed.promise
  if (document.activeElement === document.body) giveFocus(before)
  // A dialog that was replaced by another one reports nothing.
  return answer.isConfirmed ?? false
}

function giveFocus(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
}

/** Where it is seen and answers: outside an open form everything is inert. */
const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body

/** sweetalert2 comes with the first dialog, not with the page. */
export async function load() {
  return import('./sweet-alert.ts').catch(() => null)
}
