import { IconCross } from '@rumo/shared-ui'
import { byCount } from '@rumo/shared-ui/words'
import { useAvisos } from '../texto/avisos.tsx'
import styles from './form-dialog.module.css'

interface ProblemsProps {
  labelOf: (name: string) => string
  names: readonly string[]
  onChoose: (name: string) => void
}

/**
 * Lists the fields with problems, then the fields with warnings about text that cannot be drawn. Each name leads to its
 * field.
 */
export function Problems({ names, labelOf, onChoose }: ProblemsProps) {
  const { length } = names
  const avisos = useAvisos().filter((name) => !names.includes(name))
  const said = `Falta corrigir ${byCount(length, 'um campo', `${length} campos`)}:`
  return (
    <div role="alert">
      {length > 0 && (
        <p className={styles.problems}>
          <IconCross size={16} />
          {said}
          <Ways {...{ names, labelOf, onChoose }} />
        </p>
      )}
      {length > 0 && avisos.length > 0 && (
        <p className={`${styles.problems} ${styles.avisos}`}>
          Confira também:
          <Ways {...{ names: avisos, labelOf, onChoose }} />
        </p>
      )}
    </div>
  )
}

const Ways = ({ names, labelOf, onChoose }: ProblemsProps) =>
  names.map((name) => (
    <button key={name} type="button" className={styles.problem} onClick={() => onChoose(name)}>
      {labelOf(name)}
    </button>
  ))
