import { IconChevronDown } from '@rumo/shared-ui'
import type { Column, Row } from './columns.ts'
import styles from './order-choice.module.css'

interface OrderChoiceProps<T extends Row> {
  columns: readonly Column<T>[]
  ordem: string
  onOrdem: (ordem: string) => void
}

/** The order of a list that has no table heads to press. */
export function OrderChoice<T extends Row>({ columns, ordem, onOrdem }: OrderChoiceProps<T>) {
  const options = columns.flatMap(({ titulo, campo }) =>
    campo === undefined
      ? []
      : [
          { value: campo, words: `${titulo}, crescente` },
          { value: `-${campo}`, words: `${titulo}, decrescente` },
        ],
  )
  if (options.length === 0) return null
  return (
    <div className={styles.choice}>
      <select
        className={styles.select}
        aria-label="Ordenar por"
        value={ordem}
        onChange={({ target }) => onOrdem(target.value)}
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <IconChevronDown size={16} />
      </span>
    </div>
  )
}
