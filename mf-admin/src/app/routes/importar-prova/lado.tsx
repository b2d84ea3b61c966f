import type { FormEvent, ReactNode } from 'react'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import styles from './revisao.module.css'

interface LadoProps {
  previa: ReactNode
  children: ReactNode
}

/** The editor of what is open, above what a candidate sees; on a phone, where one approves, it is below and closed. */
export function Lado({ previa, children }: LadoProps) {
  const isWide = useIsWide()
  const fields = (
    // Enter in a field sends nothing: the draft is saved by itself.
    <form
      className={styles.campos}
      noValidate
      aria-label="Editor"
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {children}
    </form>
  )
  if (isWide) {
    return (
      <>
        {fields}
        {previa}
      </>
    )
  }
  return (
    <>
      {previa}
      <details className={styles.editar}>
        <summary>Editar</summary>
        {fields}
      </details>
    </>
  )
}
