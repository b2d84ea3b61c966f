import type { Vestibular } from '@rumo/contract'
import { IconChevronDown } from '@rumo/shared-ui'
import { useId } from 'react'
import { filtroOf, type Filtro } from '../../../features/provas/rules.ts'
import { vestibularName } from '../../../features/vestibulares/words.ts'
import styles from './provas.module.css'

interface VestibularFilterProps {
  filtro: Filtro
  vestibulares: readonly Vestibular[]
  onChange: (filtro: Filtro) => void
}

/** Which vestibular's provas are listed. */
export function VestibularFilter({ filtro, vestibulares, onChange }: VestibularFilterProps) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Vestibular</label>
      <div className={styles.box}>
        <select
          id={id}
          value={filtro}
          onChange={({ currentTarget }) => onChange(filtroOf(currentTarget.value))}
        >
          <option value="todos">Todos</option>
          {vestibulares.map((vestibular) => (
            <option key={vestibular.id} value={vestibular.id}>
              {vestibularName(vestibular)}
            </option>
          ))}
          <option value="nenhum">Sem vestibular</option>
        </select>
        <span className={styles.arrow}>
          <IconChevronDown />
        </span>
      </div>
    </div>
  )
}
