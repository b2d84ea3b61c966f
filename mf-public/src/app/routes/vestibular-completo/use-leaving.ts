import { confirm, preloadDialogs } from '@rumo/shared-ui'
import { useEffect, useRef } from 'react'

/**
 * Asks before a link of the header leaves the page, as long as there is something to ask (`texto`; null: nothing). What
 * is asked is made at that moment.
 */
export function useLeaving(texto: (() => string) | null): void {
  const latest = useRef(texto)
  useEffect(() => {
    latest.current = texto
  })
  const asks = texto !== null
  useEffect(() => {
    if (!asks) return undefined
    // Before it is needed: one may be without a network by then.
    void preloadDialogs()
    let isAgreed = false
    const ask = async (link: HTMLAnchorElement) => {
      const words = latest.current?.()
      const isSure =
        words === undefined ||
        (await confirm({
          titulo: 'Sair do simulado?',
          texto: words,
          confirmar: 'Sair',
          cancelar: 'Ficar',
        }))
      if (!isSure) return
      isAgreed = true
      link.click()
    }
    const stop = (press: MouseEvent) => {
      const link = press.target instanceof Element && press.target.closest('a')
      if (!link || isAgreed || !leavesHere(link, press)) return
      press.preventDefault()
      press.stopPropagation()
      void ask(link)
    }
    addEventListener('click', stop, true)
    return () => removeEventListener('click', stop, true)
  }, [asks])
}

/** Whether a press on a link of the header takes this page away: another tab leaves it. */
function leavesHere(link: HTMLAnchorElement, press: MouseEvent): boolean {
  const isPlain =
    press.button === 0 && !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey)
  return isPlain && link.target !== '_blank' && link.closest('header') !== null
}
