import type { ReactNode } from 'react'
import { Bubble } from '../bubble/bubble.tsx'
import { useWords } from './field.tsx'
import field from './field.module.css'
import styles from './radio-field.module.css'

interface RadioFieldProps {
  label: string
  name: string
  /** Its values and the words of each. */
  opcoes: readonly (readonly [value: string, words: ReactNode])[]
  defaultValue?: string | null | undefined
  error?: string | undefined
  /** It takes a row of its own. */
  isWide?: boolean
  /** Its options stand one below the other, each in a frame: they may say much. */
  isStacked?: boolean
  /** Told the value that is chosen. */
  onChoose?: (value: string) => void
}

/** A field whose value is one of few, all of which are seen: bubbles. */
export function RadioField({
  label,
  name,
  opcoes,
  defaultValue,
  error,
  isWide,
  isStacked,
  onChoose,
}: RadioFieldProps) {
  const { id, props, words } = useWords(undefined, error)
  return (
    <fieldset
      className={`${field.field} ${isWide ? styles.wide : ''}`}
      aria-describedby={props['aria-describedby']}
      data-invalid={error !== undefined}
    >
      <legend className={field.label}>{label}</legend>
      {/* Below options that say much it would be out of view. */}
      {isStacked && words}
      <div className={isStacked ? styles.stacked : styles.options}>
        {opcoes.map(([value, said]) => (
          <label key={value} className={styles.option} htmlFor={`${id}-${value}`}>
            <input
              id={`${id}-${value}`}
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChoose?.(value)}
              required
            />
            <span className={styles.bubble}>
              <Bubble estado="livre" tamanho={24} />
            </span>
            <span className={styles.chosen}>
              <Bubble estado="escolhida" tamanho={24} />
            </span>
            {said}
          </label>
        ))}
      </div>
      {!isStacked && words}
    </fieldset>
  )
}
