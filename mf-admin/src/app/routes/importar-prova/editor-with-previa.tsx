import type { FormEvent, ReactNode } from 'react'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import styles from './revisao.module.css'

interface EditorWithPreviaProps {
  previa: ReactNode
  children: ReactNode
}

/**
 * The editor of the open question or theme, and its preview. On a phone the preview comes first, because the user
 * mostly approves there, and the editor is collapsed below.
 */
export function EditorWithPrevia({ previa, children }: EditorWithPreviaProps) {
  const isWide = useIsWide()
  const fields = (
    // Enter in a field must not submit the form, because the draft is saved automatically.
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
