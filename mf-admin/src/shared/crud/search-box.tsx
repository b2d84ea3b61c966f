import { IconClose, IconSearch } from '@rumo/shared-ui'
import { useId, useRef, type KeyboardEvent } from 'react'
import styles from './search-box.module.css'

interface SearchBoxProps {
  /** What can be searched for, as in 'nome do curso'. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** The field Pesquisar. It filters while the user types; Esc or the button empties it. */
export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const empties = event.key === 'Escape' && value !== ''
    // Keeps Enter from submitting the form, and Esc from closing the dialog, in which the field may stand.
    if (empties || event.key === 'Enter') event.preventDefault()
    if (empties) onChange('')
  }
  return (
    <search className={styles.search}>
      <label htmlFor={id}>Pesquisar</label>
      <div className={styles.box}>
        <span className={styles.icon}>
          <IconSearch />
        </span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} aria-label="Limpar" onClick={clear}>
            <IconClose />
          </button>
        )}
      </div>
    </search>
  )
}
