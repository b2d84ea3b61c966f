import { useEffect, useRef } from 'react'

interface Atalhos {
  onApprove: () => void
  onNext: () => void
}

/** Ctrl+Enter approves and goes on, F8 goes on: anywhere on the screen, in a field too, but not below a dialog. */
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
