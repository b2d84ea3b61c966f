import { confirm, preloadDialogs } from '@rumo/shared-ui'
import { useEffect, useRef } from 'react'

/**
 * Asks for confirmation before a link of the header leaves the page. `texto` builds the question when the link is
 * pressed; with null nothing is asked.
 */
export function useLeaving(texto: (() => string) | null): void {
  const latest = useRef(texto)
  useEffect(() => {
    latest.current = texto
  })
  const asks = texto !== null
  useEffect(() => {
    if (!asks) return undefined
    // Loaded ahead of time: there may be no network when the dialog is needed.
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

/** Whether a press on a link of the header leaves this page; a press that opens another tab does not. */
function leavesHere(link: HTMLAnchorElement, press: MouseEvent): boolean {
  const isPlain =
    press.button === 0 && !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey)
  return isPlain && link.target !== '_blank' && link.closest('header') !== null
}
