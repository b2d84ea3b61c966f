import { IconChevronDown } from '@rumo/shared-ui'
import { useId, type ReactNode } from 'react'
import styles from './filter-select.module.css'

interface FilterSelectProps {
  label: string
  value: string | number
  onChange: (value: string) => void
  children: ReactNode
}

export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {children}
        </select>
        <span className={styles.arrow}>
          <IconChevronDown />
        </span>
      </div>
    </div>
  )
}
