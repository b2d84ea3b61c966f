import type { Regiao } from '@rumo/contract'
import { useMediaQuery } from '@rumo/shared-ui'
import { useEffect, useRef } from 'react'
import type { Tamanho } from './regioes.ts'

/** Space above the part of a page that is scrolled into view, in px. */
const ABOVE_PX = 40
/**
 * At most how much of a region is scrolled into view, as a fraction of the page's height: the region may be taller than
 * the window.
 */
const SEEN = 0.25
/** The widths at which the page is beside the editor (revisao.module.css). */
const PAGE_BESIDE = '(width >= 1100px)'

interface Vista extends Tamanho {
  pagina: number
  /** Changes whenever a question or theme is opened. */
  passo: number
  isLarge: boolean
}

const percent = (value: number, of: number) => `${(value / of) * 100}%`

/**
 * Scrolls to the region of the question or theme that was opened: inside the box of the page and, if the page is beside
 * the editor, in the window too. `onde` is the style of the element with the ref `marco`, which marks the region's
 * place.
 */
export function useRolagem(regiao: Regiao | undefined, vista: Vista) {
  const { altura, isLarge, pagina, passo } = vista
  const box = useRef<HTMLElement>(null)
  const marco = useRef<HTMLDivElement>(null)
  const isBeside = useMediaQuery(PAGE_BESIDE)
  const isThere = regiao !== undefined
  const { x0 = 0, y0 = 0, y1 = 0 } = regiao ?? {}
  const shown = useRef('')
  const now = [pagina, passo, x0, y0, isLarge, isBeside].join(' ')
  useEffect(() => {
    const element = box.current
    if (!element || shown.current === now) return
    shown.current = now
    element.scrollTop = (y0 / altura) * element.scrollHeight - ABOVE_PX
    element.scrollLeft = x0 > 0 && isLarge ? (x0 / altura) * element.scrollHeight - ABOVE_PX : 0
    if (isThere && isBeside) marco.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere, x0, y0, altura, isLarge, isBeside, now])
  const onde = {
    top: percent(y0, altura),
    height: percent(Math.min(y1 - y0, SEEN * altura), altura),
  }
  return { box, marco, onde }
}
