import { useState, type SubmitEvent } from 'react'
import styles from './pagina-field.module.css'
import { pageFrom, type Reading } from '../reading.ts'

interface PaginaFieldProps {
  reading: Pick<Reading, 'page' | 'pages'>
  onGoTo: (page: number) => void
}

/** Shows the current page number, and goes to the page that is typed. */
export function PaginaField({ reading: { page, pages }, onGoTo }: PaginaFieldProps) {
  /** The text while it is being typed; null while the field shows the current page. */
  const [draft, setDraft] = useState<string | null>(null)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = draft === null ? null : pageFrom(draft, pages)
    if (wanted !== null) onGoTo(wanted)
    setDraft(null)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label}>
        <span className={styles.word}>Página</span>
        <input
          className={styles.input}
          aria-label={`Página, de ${pages}`}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? page}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
        <span>de&nbsp;{pages}</span>
      </label>
    </form>
  )
}
