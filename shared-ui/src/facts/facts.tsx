import { Children, type ReactNode } from 'react'
import styles from './facts.module.css'

const SEPARATOR = ' · '

interface FactsProps {
  /** One after the other, or written as 'A · B'. What is null, false or empty is left out. */
  of: string | readonly ReactNode[]
}

/** Facts in a line, with a separator between two that stand beside each other: none hangs where the line is broken. */
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
