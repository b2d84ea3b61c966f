import type { ReactNode } from 'react'
import { Bubble } from '../bubble/bubble.tsx'
import { useWords } from './field.tsx'
import field from './field.module.css'
import styles from './radio-field.module.css'

interface RadioFieldProps {
  label: string
  name: string
  /** The values, each with its label. */
  opcoes: readonly (readonly [value: string, words: ReactNode])[]
  defaultValue?: string | null | undefined
  error?: string | undefined
  /** Whether the field takes a row of its own. */
  isWide?: boolean
  /** Whether the options stand below one another, each in a frame, for long labels. */
  isStacked?: boolean
  /** Called with the chosen value. */
  onChoose?: (value: string) => void
}

/** A field whose value is one of a few options, all of which are visible as bubbles. */
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
      {/* With long options the error comes first: below them it would be out of view. */}
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
