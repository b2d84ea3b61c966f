import { useEffect, useRef } from 'react'

interface Atalhos {
  onApprove: () => void
  onNext: () => void
}

/**
 * Ctrl+Enter (or Cmd+Enter) approves and continues, F8 continues. The keys also work in a field, but not under a
 * dialog.
 */
export function useAtalhos(atalhos: Atalhos): void {
  const now = useRef(atalhos)
  useEffect(() => {
    now.current = atalhos
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open], .swal2-container')) return
      const isApprove = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isApprove && event.key !== 'F8') return
      event.preventDefault()
      if (isApprove) now.current.onApprove()
      else now.current.onNext()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
