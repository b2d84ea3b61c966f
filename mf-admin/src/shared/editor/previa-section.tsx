import { preloadFormulas } from '@rumo/shared-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { keepAbove } from '../keep-above.ts'
import styles from './previa-section.module.css'

interface PreviaSectionProps {
  /** All texts in the preview. The code that draws formulas is loaded if one of them needs it. */
  textos: readonly string[]
  /** The part of the preview that shows the field of this name; null for the top. */
  partOf?: (field: string, previa: HTMLElement) => HTMLElement | null
  children: ReactNode
}

/** How much stays in view above the part that is scrolled to, in px. */
const ABOVE_PX = 16

const nowhere = () => null

/**
 * The frame around the preview of a record. If the preview scrolls on its own, it follows the field that has the focus.
 */
export function PreviaSection({ textos, partOf = nowhere, children }: PreviaSectionProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => keepAbove(section.current), [])
  useEffect(() => preloadFormulas(textos), [textos])
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const previa = section.current
      if (!previa || !isField(target) || previa.contains(target)) return
      const part = partOf(target.name, previa)
      previa.scrollTo({ top: part ? previa.scrollTop + distance(previa, part) - ABOVE_PX : 0 })
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [partOf])
  return (
    <section ref={section} className={styles.previa} aria-label="Prévia">
      <p className={styles.said}>Como o candidato vê</p>
      {children}
    </section>
  )
}

const distance = (from: Element, to: Element) =>
  to.getBoundingClientRect().top - from.getBoundingClientRect().top

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
