import { Children, type ReactNode } from 'react'
import styles from './facts.module.css'

const SEPARATOR = ' · '

interface FactsProps {
  /** The facts in their order, or as one text such as 'A · B'. Facts that are null, false or empty are left out. */
  of: string | readonly ReactNode[]
}

/**
 * Facts in a line, such as 'A · B'. A separator is shown only between two facts on the same line, so that none is left
 * at the start or end of a wrapped line.
 */
export function Facts({ of }: FactsProps) {
  const given = typeof of === 'string' ? of.split(SEPARATOR) : of
  const facts = given.filter((fact) => fact !== null && fact !== false && fact !== '')
  if (facts.length < 2) return facts[0] ?? null
  return (
    <span className={styles.facts}>
      {Children.map(facts, (fact, place) => (
        <span className={styles.fact}>
          {place > 0 && <span className={styles.separator}>{SEPARATOR}</span>}
          {fact}
        </span>
      ))}
    </span>
  )
}
