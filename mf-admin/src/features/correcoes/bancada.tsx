import type { ReactNode } from 'react'
import styles from './bancada.module.css'

interface BancadaProps {
  /** The theme with its texts. */
  tema: ReactNode
  folha: ReactNode
  /** What one does with the essay, or reads of it. */
  painel: ReactNode
}

/** An essay beside its theme and its correction; on a narrow screen one below the other. */
export const Bancada = ({ tema, folha, painel }: BancadaProps) => (
  <div className={styles.bancada}>
    <div className={styles.tema}>{tema}</div>
    <div className={styles.folha}>{folha}</div>
    <div className={styles.painel}>{painel}</div>
  </div>
)
