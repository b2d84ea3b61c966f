import { preloadFormulas } from '@rumo/shared-ui'
import { useEffect, type ReactNode } from 'react'
import styles from './previa-section.module.css'

interface PreviaSectionProps {
  /** All that is written in it: formulas are drawn once what draws them is there. */
  textos: readonly string[]
  children: ReactNode
}

/** Stands around a record as a candidate sees it now. */
export function PreviaSection({ textos, children }: PreviaSectionProps) {
  useEffect(() => preloadFormulas(textos), [textos])
  return (
    <section className={styles.previa} aria-label="Prévia">
      <p className={styles.said}>Como o candidato vê</p>
      {children}
    </section>
  )
}
