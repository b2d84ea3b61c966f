import { VisuallyHidden } from '@rumo/shared-ui'
import styles from './selecao.module.css'

interface EscolherProps {
  /** Which record, for whoever hears the box alone. */
  of: string
  isChosen: boolean
  onToggle: () => void
}

/** The box by which a record of a list is chosen. */
export const Escolher = ({ of, isChosen, onToggle }: EscolherProps) => (
  <label className={styles.choose}>
    <input type="checkbox" checked={isChosen} onChange={onToggle} />
    <VisuallyHidden>Escolher {of}</VisuallyHidden>
  </label>
)
