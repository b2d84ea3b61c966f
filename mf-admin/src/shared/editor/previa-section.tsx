import { preloadFormulas } from '@rumo/shared-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './previa-section.module.css'

interface PreviaSectionProps {
  /** All that is written in it: formulas are drawn once what draws them is there. */
  textos: readonly string[]
  /** What of it shows the field of this name; null where it is at the top. */
  partOf?: (field: string, previa: HTMLElement) => HTMLElement | null
  children: ReactNode
}

/** So much stays in view above what is shown. */
const ABOVE_PX = 16

const nowhere = () => null

/** Stands around a record as a candidate sees it now. Where it scrolls by itself it follows the field one writes in. */
export function PreviaSection({ textos, partOf = nowhere, children }: PreviaSectionProps) {
  const section = useRef<HTMLElement>(null)
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
